import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_messages (
      game_id text collate "C" not null references games,
      -- Counts the messages of a game, without a gap.
      number integer not null,
      sender_id uuid not null references users,
      -- Its sender's name for it: sent again, it is the same message.
      message_id uuid not null,
      message text not null check (char_length(message) between 1 and 280),
      sent_at timestamptz not null,
      primary key (game_id, number),
      unique (game_id, sender_id, message_id)
    );
    create index chat_messages_of_sender on chat_messages (sender_id, sent_at desc);

    -- Who wants to read nothing more of whom, in any game.
    create table chat_mutes (
      user_id uuid not null references users on delete cascade,
      muted_id uuid not null references users on delete cascade,
      muted_at timestamptz not null,
      primary key (user_id, muted_id)
    );

    -- For the operator: who says of whom that his conduct in a game was foul.
    create table reports (
      game_id text collate "C" not null references games,
      reporter_id uuid not null references users,
      kind text not null check (kind in ('chat')),
      reported_id uuid not null references users,
      reported_at timestamptz not null,
      primary key (game_id, reporter_id, kind)
    );
    create index reports_of_user on reports (reported_id, reported_at);
  `.execute(db)
}
