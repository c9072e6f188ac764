import type { Variant } from '@lance/chess'
import type { GameReviewRecord, ReportKind, TrainingExercise, TrainingGame } from '@lance/contract'
import type {
  AccountKind,
  Cents,
  EndReason,
  GameStatus,
  PresenceStatus,
  RatingClass,
  TransferKind,
} from '@lance/domain'
import type { ColumnType } from 'kysely'
import type { Language } from '../texts/language.ts'
import type { Defaulted, Filled, Json } from './columns.ts'

// Every table as the migrations create it: `npm run schema` writes this file, from test/schemaFile.ts.

export type Database = {
  access_tokens: {
    token_hash: Buffer
    session_id: string
    expires_at: Date
  }
  account_identities: {
    user_id: string
    kind: 'email' | 'cpf'
    key_id: string
    hash: Buffer
    is_bound: boolean
  }
  account_recoveries: {
    id: string
    user_id: string
    started_at: Date
    ends_at: Date
    next_mail_at: Date | null
    cancelled_at: Date | null
    done_at: Date | null
  }
  account_recovery_tokens: {
    token_hash: Buffer
    recovery_id: string
  }
  accounts: {
    id: Filled<bigint>
    /** Null where none is kept: it is the sum of the account's transfers. Only they change it. */
    balance: ColumnType<bigint | null, bigint | null, never>
    floor: bigint | null
    kind: AccountKind
    owner_id: string | null
  }
  act_requests: {
    act_id: string
    fingerprint: Buffer
    asked_at: Date
    expires_at: Date
    confirmed_by: string | null
  }
  arena_games: {
    game_id: string
    tournament_id: string
    white_id: string
    black_id: string
    white_elo: number
    black_elo: number
    white_points: number
    black_points: number
    white_berserk: boolean
    black_berserk: boolean
    winner: 'white' | 'black' | null
    reason: EndReason
    ply: number
    ended_at: Date
  }
  arena_players: {
    tournament_id: string
    user_id: string
    points: Defaulted<number>
    games: Defaulted<number>
    wins: Defaulted<number>
    wins_in_row: Defaulted<number>
    has_drawn: Defaulted<boolean>
    rated_games: Defaulted<number>
    performance_sum: Defaulted<number>
    performance: Defaulted<number>
    reached_at: Date
    sheet: Defaulted<string>
    last_opponents: Defaulted<string[]>
    white_surplus: Defaulted<number>
    last_color: 'white' | 'black' | null
    game_id: string | null
    free_since: Date
    paused_at: Date | null
    paused_by: 'player' | 'absence' | null
    place: number | null
    changed_at: Date
  }
  arenas: {
    tournament_id: string
    ends_at: Date
    pairing_due_at: Date
    has_paired: Defaulted<boolean>
    best_game_ids: Defaulted<string[]>
    fastest_mate_ids: Defaulted<string[]>
  }
  chat_messages: {
    game_id: string
    number: number
    sender_id: string
    message_id: string
    message: string
    sent_at: Date
  }
  chat_mutes: {
    user_id: string
    muted_id: string
    muted_at: Date
  }
  collected_games: {
    user_id: string
    id: Buffer
    seq: number
    changed_at: Date
    added_at: Date
    text_bytes: number
    packed: Buffer | null
  }
  collections: {
    user_id: string
    last_seq: Defaulted<number>
    games: Defaulted<number>
    bytes: Defaulted<number>
    deleted: Defaulted<number>
    forgotten_seq: Defaulted<number>
  }
  correction_proofs: {
    correction_id: string
    act_id: string
    proof: string
  }
  corrections: {
    act_id: string
    purpose: string
    answers: string | null
  }
  data_keys: {
    id: string
    proof: Buffer
    first_used_at: Date
  }
  deposit_disputes: {
    deposit_id: string
    dispute_id: string
    amount_cents: Cents
    state: 'inquiry' | 'open' | 'won' | 'lost'
    said_at: Date
  }
  deposits: {
    id: string
    user_id: string
    amount_cents: Cents
    currency: Defaulted<string>
    provider: string
    is_live: boolean
    status: Defaulted<'open' | 'pending' | 'paid' | 'failed' | 'expired'>
    checkout_id: string | null
    checkout_url: string | null
    payment_ref: string | null
    created_at: Date
    expires_at: Date
    ask_at: Date | null
    credited_at: Date | null
    refunded_cents: Defaulted<Cents>
    reversed_cents: Defaulted<Cents>
    reversals: Defaulted<number>
    rests_until: Date | null
    language: Language | null
  }
  disputed_sources: {
    source: string
    disputed_at: Date
    released_at: Date | null
  }
  email_change_tokens: {
    token_hash: Buffer
    change_id: string
    step: 'approve' | 'prove' | 'undo'
    used_at: Date | null
  }
  email_changes: {
    id: string
    user_id: string
    old_email: string
    new_email: string
    needs_approval: boolean
    session_id: string
    asked_at: Date
    expires_at: Date
    approved_at: Date | null
    proved_at: Date | null
    done_at: Date | null
    undo_until: Date | null
    ended_at: Date | null
  }
  explorer_positions: {
    position: bigint
    entries: Buffer
  }
  explorer_progress: {
    single: Defaulted<boolean>
    ended_at: Date
    game_id: string
  }
  factor_challenges: {
    hash: Buffer
    kind: 'sign_in' | 'second_step' | 'register' | 'prove'
    user_id: string | null
    created_at: Date
    expires_at: Date
  }
  failed_mails: {
    id: string
    kind: string
    ended: 'refused' | 'late'
    reason: string
    user_id: string | null
    queued_at: Date
    failed_at: Date
    seen_by: string | null
  }
  fair_play_drift: {
    night: Date
    model: string
    rating_from: number
    is_hard: boolean
    games: number
    moves: number
    expected: number
    seen: number
    variance: number
  }
  fair_play_evidence: {
    game_id: string
    ended_at: Date
    moves: Json<unknown>
  }
  fair_play_figures: {
    game_id: string
    user_id: string
    ended_at: Date
    figures: Json<unknown>
  }
  fair_play_looks: {
    game_id: string
    ended_at: Date
    looked_at: Date
  }
  fair_play_nights: {
    night: ColumnType<Date, string, string>
    begun_at: Date
    done_at: Date | null
    games: Defaulted<number>
    raised: Defaulted<number>
    forgotten_until: Date | null
  }
  free_entries: {
    id: Defaulted<string>
    invoice_id: string
    user_id: string
    tournament_id: string
    fee_cents: Cents
    entered_at: Date
    restored_at: Date | null
  }
  frozen_accounts: {
    user_id: string
    act_id: string
    frozen_at: Date
  }
  game_reviews: {
    game_id: string
    user_id: string
    depth_plies: number
    evaluations: Json<GameReviewRecord['evaluations']>
    stored_at: Date
  }
  /** The results of a user's games by color, without aborted games. */
  game_tallies: {
    user_id: string
    white_wins: number
    white_draws: number
    white_losses: number
    black_wins: number
    black_draws: number
    black_losses: number
  }
  games: {
    ply: Defaulted<number>
    version: Defaulted<number>
    white_ms: number
    black_ms: number
    turn_started_at: Date
    credited_ply: Defaulted<number>
    time_control_s: number
    white_id: string
    black_id: string
    created_at: Date
    white_elo: number
    black_elo: number
    white_elo_provisional: boolean
    black_elo_provisional: boolean
    rated: Defaulted<boolean>
    white_arrived: Defaulted<boolean>
    black_arrived: Defaulted<boolean>
    white_page_closed: Defaulted<boolean>
    black_page_closed: Defaulted<boolean>
    white_offers: Defaulted<number>
    black_offers: Defaulted<number>
    wager_cents: Defaulted<Cents>
    id: string
    status: Defaulted<GameStatus>
    fen: string
    last_move: string | null
    beacon_key: Buffer
    due_at: Date | null
    sweep_at: Date | null
    draw_offer_by: string | null
    draw_offer_id: string | null
    white_gone_at: Date | null
    black_gone_at: Date | null
    tournament_id: string | null
    rematch_of: string | null
    reason: EndReason | null
    winner_id: string | null
    ended_at: Date | null
    white_elo_after: number | null
    black_elo_after: number | null
    white_score_change: number | null
    black_score_change: number | null
    rematch_until: Date | null
    rematch_by: string | null
    rematch_id: string | null
    white_score_booked: number | null
    black_score_booked: number | null
    first_moves_until: Date | null
    increment_s: Defaulted<number>
    speed: RatingClass | null
    variant: Defaulted<Variant>
    start_fen: string | null
    allows_berserk: Defaulted<boolean>
    white_berserk: Defaulted<boolean>
    black_berserk: Defaulted<boolean>
  }
  held_payouts: {
    game_id: string
    user_id: string
    amount: bigint
    due_at: Date
    paid_at: Date | null
    undone_by: string | null
    in_review: Defaulted<boolean>
    review_since: Date | null
  }
  held_prizes: {
    tournament_id: string
    place: number
    user_id: string
    amount: bigint
    due_at: Date
    paid_at: Date | null
    in_review: Defaulted<boolean>
    review_since: Date | null
  }
  identity_checks: {
    id: string
    user_id: string
    purpose: 'verify' | 'recover'
    status: 'started' | 'waits' | 'verified' | 'refused' | 'expired'
    reason: 'mismatch' | 'not_found' | 'document' | 'taken' | 'other_cpf' | null
    provider: string
    person_sealed: string
    cpf_index: Buffer
    document_url: string | null
    started_at: Date
    ask_at: Date | null
    settled_at: Date | null
  }
  identity_keys: {
    single: Defaulted<boolean>
    id: string
    secret: Buffer
  }
  invitations: {
    id: string
    host_id: string
    time_control_s: number
    color: 'white' | 'black' | 'random'
    created_at: Date
    until: Date
    taken_by: string | null
    game_id: string | null
    increment_s: Defaulted<number>
    variant: Defaulted<Variant>
  }
  judged_sides: {
    game_id: string
    user_id: string
    look: number
    ended_at: Date
    analysed_at: Date
    side: Json<unknown>
  }
  kept_play_rules: {
    hash: Buffer
    is_proven: boolean
    key_id: string
    paused_until: Date | null
    deposit_cents: Cents | null
    deposit_until: Date | null
    kept_at: Date
    ends_at: Date
  }
  known_devices: {
    user_id: string
    device_hash: Buffer
    first_seen_at: Date
    seen_at: Date
  }
  ledger_proofs: {
    night: ColumnType<Date, string, string>
    begun_at: Date
    findings: number | null
    open_items: number | null
  }
  ledger_stamp: {
    single: Defaulted<boolean>
    mode: 'sandbox' | 'live'
    stamped_at: Date
  }
  live_seat: {
    user_id: string
    game_id: string
  }
  mail_outbox: {
    id: string
    kind: string
    about: Json<Record<string, string>>
    queued_at: Date
    due_at: Date
    until: Date
    attempts: Defaulted<number>
    last_error: string | null
  }
  mail_tokens: {
    token_hash: Buffer
    user_id: string
    kind: 'confirm_email' | 'reset_password'
    mail_id: string
    expires_at: Date
    used_at: Date | null
  }
  match_ends: {
    game_id: string
    match_id: string
    outcome: 'replayed' | 'decided' | 'undone'
    winner_id: string | null
    next_game_at: Date | null
  }
  match_notices: {
    user_id: string
    match_id: string
    tournament_id: string
    kind: string
    noted_at: Date
  }
  matchmaking_queue: {
    player_id: string
    time_control_s: number
    wager_cents: Defaulted<Cents>
    rating: number
    entered_at: Date
    lease_until: Date
    increment_s: Defaulted<number>
    variant: Defaulted<Variant>
  }
  moves: {
    clock_ms: number
    ply: number
    played_at: Date
    move_id: string
    game_id: string
    uci: string
    signs: number | null
  }
  operator_acts: {
    id: string
    verb: string
    who: string
    why: string
    given: ColumnType<Record<string, string>, string, never>
    begun_at: Date
    done_at: Date | null
    operator_id: string | null
    changed: ColumnType<Record<string, unknown> | null, string | null, string | null>
  }
  operator_challenges: {
    challenge: string
    totp_secret: Buffer | null
    expires_at: Date
  }
  operator_invites: {
    token_hash: Buffer
    operator_id: string | null
    roles: string[]
    made_at: Date
    expires_at: Date
    used_at: Date | null
    act_id: string | null
  }
  operator_log: {
    seq: bigint
    at: Date
    act_id: string
    step: 'begun' | 'done'
    verb: string
    who: string
    operator_id: string | null
    why: string
    given: ColumnType<Record<string, string>, never, never>
    changed: ColumnType<Record<string, unknown> | null, never, never>
    previous_hash: Buffer
    hash: Buffer
  }
  operator_passkeys: {
    id: string
    operator_id: string
    public_key: Buffer
    counter: bigint
    transports: string[]
    created_at: Date
    used_at: Date | null
  }
  operator_sessions: {
    id: string
    token_hash: Buffer
    operator_id: string
    browser_key: Buffer
    browser: string | null
    system: string | null
    created_at: Date
    used_at: Date
    expires_at: Date
    ended_at: Date | null
  }
  operators: {
    id: string
    name: string
    roles: string[]
    created_at: Date
    ended_at: Date | null
    password_hash: string | null
    totp_secret: Buffer | null
    totp_step: bigint | null
  }
  outage_credits: {
    game_id: string
    ply: number
    user_id: string
    stopped_at: Date
    resumed_at: Date
    given_at: Date
  }
  owner_notices: {
    user_id: string
    kind: string
    since: Date
    told: number
  }
  passkeys: {
    id: string
    credential_id: Buffer
    user_id: string
    name: string
    public_key: Buffer
    counter: bigint
    transports: string
    created_at: Date
    used_at: Date | null
  }
  payees: {
    user_id: string
    cpf: string | null
    pix_kind: 'cpf' | 'email' | 'phone' | 'random'
    pix_key: string | null
    key_changed_at: Date | null
    cpf_sealed: string | null
    cpf_index: Buffer | null
    pix_key_sealed: string | null
  }
  payment_events: {
    provider: string
    event_id: string
    payload: string
    received_at: Date
    status: Defaulted<'waiting' | 'applied' | 'ignored' | 'parked'>
    reason: string | null
    due_at: Date | null
    attempts: Defaulted<number>
    awaits_payment: string | null
    settled_at: Date | null
    scrubbed_at: Date | null
  }
  payout_holds: {
    game_id: string | null
    user_id: string | null
    act_id: string
    held_at: Date
    tournament_id: string | null
  }
  payout_judgements: {
    id: string
    game_id: string | null
    tournament_id: string | null
    place: number | null
    user_id: string
    state: Defaulted<'waiting' | 'judging' | 'clean' | 'held' | 'released' | 'failed' | 'missed' | 'undone'>
    asked_at: Date
    due_at: Date | null
    run_id: string | null
    tries: Defaulted<number>
    begun_at: Date | null
    ended_at: Date | null
    nats: number | null
    false_alarm_rate: number | null
    took_ms: number | null
    suspicion_id: string | null
    released_by: string | null
  }
  people_index: {
    user_id: string
    created_at: Date
    is_closed: boolean
    is_premium: boolean
    words: string
  }
  play_rules: {
    user_id: string
    adult_declared_at: Date | null
    paused_until: Date | null
    daily_deposit_cents: Cents | null
    next_deposit_cents: Cents | null
    next_from: Date | null
  }
  players_online: {
    id: string
    status: Defaulted<PresenceStatus>
    current_game_id: string | null
    version: Defaulted<number>
    gone_at: Date | null
    changed_at: Date
    closed: Defaulted<boolean>
  }
  premium_disputes: {
    invoice_id: string
    dispute_id: string
    amount_cents: Cents
    state: 'inquiry' | 'open' | 'won' | 'lost'
    said_at: Date
  }
  premium_invoices: {
    id: string
    subscription_id: string
    user_id: string
    provider: string
    invoice_ref: string
    payment_ref: string | null
    amount_cents: Cents
    period_start: Date
    period_end: Date
    paid_at: Date
    receipt_url: string | null
    refunded_cents: Defaulted<Cents>
    reversed_cents: Defaulted<Cents>
    reversals: Defaulted<number>
    disputed: Defaulted<boolean>
    is_good: Filled<boolean>
    allowance_cents: Cents
    used_cents: Defaulted<Cents>
    owed_cents: Defaulted<Cents>
    owings: Defaulted<number>
  }
  premium_members: {
    user_id: string
    member_until: Date | null
    given_up: Defaulted<boolean>
    due_at: Date | null
  }
  prize_notices: {
    user_id: string
    tournament_id: string
    won_at: Date
  }
  puzzle_consents: {
    user_id: string
    given_at: Date
    look_due_at: Date
  }
  puzzle_days: {
    day: number
    game_id: string
    ply: number
    chosen_at: Date
  }
  puzzles: {
    game_id: string
    ply: number
    white_id: string
    black_id: string
    looked_at: Date
    exercise: Json<TrainingExercise> | null
    withdrawn_at: Date | null
  }
  /** Recent sort keys of every n-th rank of a list: `first` and `second` are what the list is sorted by. */
  rank_marks: {
    board: 'titles' | RatingClass
    rank: number
    first: number
    second: number
    user_id: string
    made_at: Date
  }
  rating_history: {
    user_id: string
    speed: RatingClass
    number: number
    rating: number
    rated_at: Date
  }
  ratings: {
    user_id: string
    speed: RatingClass
    rating: number
    deviation: number
    volatility: number
    games: number
    rated_at: Date
    /** When the rating becomes provisional again if the player stops playing; null while it is provisional. */
    settled_until: Date | null
    is_declared: Defaulted<boolean>
  }
  recovery_codes: {
    user_id: string
    hash: Buffer
    salt: Buffer
    used_at: Date | null
  }
  reports: {
    game_id: string
    reporter_id: string
    kind: ReportKind
    reported_id: string
    reported_at: Date
    outcome: 'upheld' | 'dismissed' | null
    resolved_by: string | null
    resolved_at: Date | null
  }
  request_keys: {
    user_id: string
    call: string
    key: string
    fingerprint: Buffer
    made_id: string
    created_at: Date
  }
  resting_lots: {
    account: bigint
    owner: bigint
    source: string
    free_at: Date
    amount: bigint
  }
  sandbox_checkouts: {
    id: string
    idempotency_key: string
    payment_ref: string
    what: Json<unknown>
    status: Defaulted<'open' | 'pending' | 'paid' | 'failed' | 'expired'>
    expires_at: Date
    resolves_at: Date | null
    resolves_to: 'paid' | 'failed' | null
    refunded_cents: Defaulted<Cents>
  }
  sandbox_identity_checks: {
    reference: string
    outcome: 'verified' | 'mismatch' | 'not_found' | 'waits' | 'document' | 'refused'
    started_at: Date
  }
  sandbox_invoices: {
    id: string
    subscription_id: string
    payment_ref: string
    amount_cents: Cents
    status: 'paid' | 'failed'
    period_start: Date
    period_end: Date
    made_at: Date
    refunded_cents: Defaulted<Cents>
  }
  sandbox_refunds: {
    idempotency_key: string
    payment_ref: string
    amount_cents: Cents
  }
  sandbox_secret: {
    single: Defaulted<boolean>
    secret: Buffer
  }
  sandbox_subscriptions: {
    id: string
    checkout_id: string
    what: Json<unknown>
    card_fails: boolean
    status: Defaulted<'active' | 'past_due' | 'ended'>
    renews: Defaulted<boolean>
    began_at: Date
    months: Defaulted<number>
    declines: Defaulted<number>
    due_at: Date | null
  }
  sandbox_webhooks: {
    event_id: string
    checkout_id: string
    body: string
    due_at: Date
    attempts: Defaulted<number>
  }
  sealing_state: {
    single: Defaulted<boolean>
    clear_text_removed_at: Date
  }
  server_boots: {
    id: string
    started_at: Date
    seen_at: Date
    ended_at: Date | null
    abilities: Json<unknown>
  }
  session_proofs: {
    session_id: string
    kind: 'passkey' | 'totp' | 'recovery' | 'password'
    proved_at: Date
  }
  sessions: {
    id: string
    user_id: string
    refresh_hash: Buffer
    created_at: Date
    expires_at: Date
    revoked_at: Date | null
    browser: string | null
    system: string | null
    used_at: Date | null
    network_hash: Buffer | null
  }
  socket_leases: {
    id: string
    user_id: string
    game_id: string | null
    boot_id: string
    opened_at: Date
    watching: Defaulted<boolean>
  }
  store_checkout_lines: {
    checkout_id: string
    position: number
    variant_id: string
    product_id: string
    title: string
    variant_title: string
    image: string | null
    quantity: number
    unit_price_cents: Cents
  }
  store_checkouts: {
    id: string
    user_id: string | null
    buyer: string
    address: string
    request_key: string | null
    fingerprint: Buffer
    status: Defaulted<'open' | 'pending' | 'paid' | 'failed' | 'expired' | 'closed'>
    is_reserved: Defaulted<boolean>
    amount_cents: Cents
    currency: Defaulted<string>
    provider: string
    is_live: boolean
    checkout_id: string | null
    checkout_url: string | null
    payment_ref: string | null
    language: string
    success_url: string
    cancel_url: string
    created_at: Date
    expires_at: Date
    ask_at: Date | null
    paid_at: Date | null
    is_guest: boolean | null
    released_at: Date | null
  }
  store_disputes: {
    order_id: string
    dispute_id: string
    amount_cents: Cents
    state: 'inquiry' | 'open' | 'won' | 'lost'
    said_at: Date
  }
  store_images: {
    name: string
    content_type: string
    bytes: Buffer
    width: number | null
    height: number | null
    created_at: Date
    unused_since: Date | null
    sizes: Json<unknown> | null
  }
  store_orders: {
    id: string
    number: Filled<bigint>
    checkout_id: string
    user_id: string | null
    status: Defaulted<'paid' | 'sent' | 'refunding' | 'refunded'>
    is_short: Defaulted<boolean>
    amount_cents: Cents
    currency: string
    email: string | null
    phone: string | null
    address: Json<unknown> | null
    tracking: string | null
    paid_at: Date
    sent_at: Date | null
    refunded_at: Date | null
    restocked_at: Date | null
    refunded_cents: Defaulted<Cents>
    reversed_cents: Defaulted<Cents>
    reversals: Defaulted<number>
    refund_due_at: Date | null
  }
  store_products: {
    id: string
    title: string
    subtitle: string | null
    ribbon_text: string | null
    description: Defaulted<string>
    thumbnail: string | null
    status: Defaulted<'published' | 'draft'>
    is_hidden: Defaulted<boolean>
    purchasable: Defaulted<boolean>
    position: Defaulted<number>
    site_product_selection: string | null
    type: string | null
    images: Json<unknown>
    options: Json<unknown>
    collections: Json<unknown>
    additional_info: Json<unknown>
    custom_fields: Json<unknown>
    related_products: Json<unknown>
    metadata: Json<unknown>
    price_cents: Cents
    created_at: Date
    updated_at: Date
    deleted_at: Date | null
    version: Defaulted<number>
  }
  store_variants: {
    id: string
    product_id: string
    position: number
    title: string
    image: string | null
    sku: string | null
    price_cents: Cents
    sale_price_cents: Cents | null
    currency: Defaulted<string>
    manage_inventory: Defaulted<boolean>
    stock: Defaulted<bigint>
    reserved: Defaulted<bigint>
    weight_g: number | null
    options: Json<unknown>
    deleted_at: Date | null
    low_stock: Defaulted<number>
  }
  subscriptions: {
    id: string
    user_id: string
    amount_cents: Cents
    currency: Defaulted<string>
    price_ref: string
    provider: string
    is_live: boolean
    status: Defaulted<'open' | 'running' | 'ended' | 'expired'>
    checkout_id: string | null
    checkout_url: string | null
    subscription_ref: string | null
    created_at: Date
    expires_at: Date
    renews: Defaulted<boolean>
    renews_said_at: Date | null
    failed_from: Date | null
    ended_at: Date | null
    ask_at: Date | null
    language: Language | null
  }
  suspicion_accounts: {
    suspicion_id: string
    user_id: string
  }
  suspicion_flows: {
    suspicion_id: string
    from_id: string
    to_id: string
    games: number
    net_cents: Cents
    expected_cents: Cents
  }
  suspicion_games: {
    suspicion_id: string
    game_id: string
    nats: number
    ended_at: Date
    moves: Json<unknown>
  }
  suspicions: {
    id: string
    kind: 'engine' | 'timing' | 'trading' | 'dumping' | 'reported' | 'ring' | 'chips' | 'arranged'
    user_id: string
    other_id: string | null
    weight: number
    figures: Json<Record<string, unknown>>
    raised_at: Date
    renewed_at: Date
    verdict: 'clean' | 'guilty' | 'unclear' | null
    closed_by: string | null
    closed_at: Date | null
    stake_cents: Defaulted<Cents>
    priority: Defaulted<number>
  }
  swiss_byes: {
    tournament_id: string
    user_id: string
    round: number
  }
  swiss_players: {
    tournament_id: string
    user_id: string
    rating: number
    withdrawn_at: Date | null
    returned_round: Defaulted<number>
    rank: number | null
    place: number | null
    half_points: Defaulted<number>
    buchholz_half_points: Defaulted<number>
    sonneborn_quarter_points: Defaulted<number>
  }
  swiss_states: {
    tournament_id: string
    standing_round: Defaulted<number>
    closed_at: Date | null
  }
  totp_factors: {
    user_id: string
    key_id: string
    sealed: Buffer
    created_at: Date
    confirmed_at: Date | null
    last_step: bigint | null
  }
  tournament_entries: {
    tournament_id: string
    user_id: string
    entered_at: Date
    left_at: Date | null
    number: Defaulted<number>
    seed: number | null
    paid_cents: Cents
    paid_by: 'wallet' | 'house' | null
    wants_mail: Defaulted<boolean>
  }
  tournament_matches: {
    id: Defaulted<string>
    tournament_id: string
    round: number
    slot: number
    player1_id: string | null
    player2_id: string | null
    seed1: number | null
    seed2: number | null
    white_id: string | null
    winner_id: string | null
    game_number: Defaulted<number>
    due_at: Date | null
    changed_at: Date
    status: 'PENDING' | 'IN_PROGRESS' | 'COMPLETED' | 'BYE'
    game_id: string | null
    corrected_by: string | null
    result: '1-0' | '0-1' | '1/2-1/2' | '+/-' | '-/+' | '-/-' | null
  }
  tournament_prizes: {
    tournament_id: string
    place: number
    user_id: string
    amount_cents: Cents
  }
  tournaments: {
    id: string
    creator_id: string
    entry_cents: Cents
    start_at: Date
    player_count: number
    participants: Defaulted<number>
    current_round: Defaulted<number>
    total_rounds: number
    round_at: Date | null
    started_at: Date | null
    ended_at: Date | null
    created_at: Date
    champion_id: string | null
    version: Defaulted<number>
    status: Defaulted<'WAITING' | 'IN_PROGRESS' | 'FINISHED' | 'CANCELLED'>
    cancelled_by: 'creator' | 'too_few' | 'operator' | 'no_points' | null
    prize_distribution: 'WINNER_TAKES_ALL' | 'SPLIT_TOP_2' | 'SPLIT_TOP_4'
    name: string
    reminded_at: Date | null
    champion_title: 'won' | 'champion_idle' | 'few_started' | 'few_played' | 'house' | null
    house_series: string | null
    format: Defaulted<'KNOCKOUT' | 'ARENA' | 'SWISS'>
    time_control_s: number | null
    increment_s: number | null
    minutes: number | null
  }
  training_exercises: {
    user_id: string
    id: string
    game_id: string
    source: 'bot' | 'online' | 'imported'
    played_at: Date
    exercise: Json<TrainingExercise> | null
    seq: number
  }
  training_games: {
    user_id: string
    game_id: string
    source: 'bot' | 'online' | 'imported'
    played_at: Date
    summary: Json<TrainingGame>
    seq: number
  }
  training_reviews: {
    user_id: string
    id: string
    exercise_id: string
    answered_at: Date
    day: number
    grade: 'again' | 'hard' | 'good' | 'easy'
    difficulty: number
    seq: number
  }
  trainings: {
    user_id: string
    last_seq: Defaulted<number>
  }
  transfers: {
    id: Filled<bigint>
    debit_account: bigint
    credit_account: bigint
    amount: bigint
    created_at: Date
    kind: TransferKind
    reference: string
    idempotency_key: string
  }
  users: {
    id: Defaulted<string>
    /** Null for a closed account, like its name and password. */
    email: string | null
    name: string | null
    password_hash: string | null
    role: Defaulted<'FREEMIUM' | 'PREMIUM'>
    country: string | null
    phone: string | null
    language: Defaulted<string>
    score: Defaulted<number>
    titles: Defaulted<number>
    email_confirmed_at: Date | null
    created_at: Defaulted<Date>
    closed_at: ColumnType<Date | null, undefined, Date>
    password_changed_at: ColumnType<Date | null, undefined, Date | null>
    factors_changed_at: ColumnType<Date | null, undefined, Date | null>
    email_changed_at: Date | null
    introduction_due: Defaulted<boolean>
  }
  wager_aborts: {
    game_id: string
    user_id: string
    aborted_at: Date
  }
  wallet_moves: {
    account: bigint
    transfer_id: bigint
    kind: string
    balance_after: bigint
  }
  wallet_moves_fill: {
    single: Defaulted<boolean>
    filled_to: Defaulted<bigint>
    done_at: Date | null
  }
  withdrawals: {
    id: string
    user_id: string
    amount_cents: Cents
    cpf: string | null
    pix_kind: 'cpf' | 'email' | 'phone' | 'random'
    pix_key: string | null
    status: Defaulted<'asked' | 'approved' | 'sending' | 'paid' | 'failed' | 'refused' | 'cancelled'>
    created_at: Date
    settled_at: Date | null
    approved_at: Date | null
    taken_by: string | null
    taken_act: string | null
    taken_at: Date | null
    cpf_sealed: string | null
    pix_key_sealed: string | null
    told: string | null
  }
}
