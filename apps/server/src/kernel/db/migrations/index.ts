import type { Migration } from 'kysely'
import * as accounts from './0001_accounts.ts'
import * as presence from './0002_presence.ts'
import * as games from './0003_games.ts'
import * as mail from './0004_mail.ts'
import * as rematch from './0005_rematch.ts'
import * as chat from './0006_chat.ts'
import * as watching from './0007_watching.ts'
import * as invitations from './0008_invitations.ts'
import * as reviews from './0009_reviews.ts'
import * as ledger from './0010_ledger.ts'
import * as bookedScore from './0011_booked_score.ts'
import * as wagers from './0012_wagers.ts'
import * as payments from './0013_payments.ts'
import * as ledgerPlans from './0014_ledger_plans.ts'
import * as withdrawals from './0015_withdrawals.ts'
import * as freezes from './0016_freezes.ts'
import * as reversals from './0017_reversals.ts'
import * as premium from './0018_premium.ts'
import * as sandboxSubscriptions from './0019_sandbox_subscriptions.ts'
import * as lists from './0020_lists.ts'
import * as rankMarks from './0021_rank_marks.ts'
import * as closedAccounts from './0022_closed_accounts.ts'
import * as ratingHistory from './0023_rating_history.ts'
import * as tournaments from './0024_tournaments.ts'
import * as tournamentGames from './0025_tournament_games.ts'
import * as store from './0026_store.ts'
import * as orders from './0027_orders.ts'
import * as tournamentReminders from './0028_tournament_reminders.ts'
import * as payoutHolds from './0029_payout_holds.ts'
import * as fairPlay from './0030_fair_play.ts'
import * as fairPlayLooks from './0031_fair_play_looks.ts'
import * as sessionDevices from './0032_session_devices.ts'
import * as sentWithdrawals from './0033_sent_withdrawals.ts'
import * as openWithdrawals from './0034_open_withdrawals.ts'
import * as operatorTrail from './0035_operator_trail.ts'
import * as restingLots from './0036_resting_lots.ts'
import * as heldPrizes from './0037_held_prizes.ts'
import * as holdBounds from './0038_hold_bounds.ts'
import * as walletMoves from './0039_wallet_moves.ts'
import * as passwordChanges from './0041_password_changes.ts'
import * as securityNotices from './0042_security_notices.ts'
import * as keptPlayRules from './0043_kept_play_rules.ts'
import * as restingDeposits from './0044_resting_deposits.ts'
import * as rowConstraints from './0045_row_constraints.ts'
import * as provedConstraints from './0046_proved_constraints.ts'
import * as checkoutLanguage from './0047_checkout_language.ts'
import * as scrubbedEvents from './0048_scrubbed_events.ts'
import * as openCorrections from './0049_open_corrections.ts'
import * as balancesByOwner from './0050_balances_by_owner.ts'
import * as guardedLots from './0051_guarded_lots.ts'
import * as prizeNotices from './0052_prize_notices.ts'
import * as matchEnds from './0053_match_ends.ts'
import * as matchNotices from './0054_match_notices.ts'
import * as postingFunction from './0055_posting_function.ts'
import * as cheapChecks from './0056_cheap_checks.ts'
import * as factors from './0057_factors.ts'
import * as sealedData from './0060_sealed_data.ts'
import * as sealedIndexes from './0061_sealed_indexes.ts'
import * as emailChanges from './0062_email_changes.ts'
import * as operatorLog from './0065_operator_log.ts'
import * as operators from './0066_operators.ts'
import * as secondOperators from './0067_second_operators.ts'
import * as peopleIndex from './0068_people_index.ts'
import * as fairPlayDesk from './0069_fair_play_desk.ts'
import * as storeDesk from './0070_store_desk.ts'
import * as deskToday from './0071_desk_today.ts'
import * as identityChecks from './0072_identity_checks.ts'
import * as accountRecoveries from './0073_account_recoveries.ts'
import * as championTitles from './0074_champion_titles.ts'
import * as failedMails from './0075_failed_mails.ts'
import * as actsOfWithdrawals from './0076_acts_of_withdrawals.ts'
import * as scoredGames from './0077_scored_games.ts'
import * as firstMinutes from './0078_first_minutes.ts'
import * as paces from './0079_paces.ts'
import * as provedPaces from './0080_proved_paces.ts'
import * as chess960 from './0081_chess960.ts'
import * as provedChess960 from './0082_proved_chess960.ts'
import * as houseTournaments from './0083_house_tournaments.ts'
import * as oneOfASeries from './0084_one_of_a_series.ts'
import * as berserk from './0085_berserk.ts'
import * as provedBerserk from './0086_proved_berserk.ts'
import * as tournamentFormats from './0087_tournament_formats.ts'
import * as provedFormats from './0088_proved_formats.ts'
import * as arenas from './0089_arenas.ts'
import * as provedArenas from './0090_proved_arenas.ts'
import * as swiss from './0091_swiss.ts'
import * as provedSwiss from './0092_proved_swiss.ts'
import * as training from './0093_training.ts'
import * as explorer from './0095_explorer.ts'
import * as gamesByEnd from './0096_games_by_end.ts'
import * as gameSummaries from './0097_game_summaries.ts'
import * as collections from './0099_collections.ts'
import * as payoutJudgements from './0100_payout_judgements.ts'
import * as provedSuspicions from './0101_proved_suspicions.ts'
import * as puzzles from './0102_puzzles.ts'
import * as withdrawnPuzzles from './0103_withdrawn_puzzles.ts'
import * as fairPlayDrift from './0104_fair_play_drift.ts'

/** All migrations, in order. A released migration is never edited. */
export const migrations: Record<string, Migration> = {
  '0001_accounts': accounts,
  '0002_presence': presence,
  '0003_games': games,
  '0004_mail': mail,
  '0005_rematch': rematch,
  '0006_chat': chat,
  '0007_watching': watching,
  '0008_invitations': invitations,
  '0009_reviews': reviews,
  '0010_ledger': ledger,
  '0011_booked_score': bookedScore,
  '0012_wagers': wagers,
  '0013_payments': payments,
  '0014_ledger_plans': ledgerPlans,
  '0015_withdrawals': withdrawals,
  '0016_freezes': freezes,
  '0017_reversals': reversals,
  '0018_premium': premium,
  '0019_sandbox_subscriptions': sandboxSubscriptions,
  '0020_lists': lists,
  '0021_rank_marks': rankMarks,
  '0022_closed_accounts': closedAccounts,
  '0023_rating_history': ratingHistory,
  '0024_tournaments': tournaments,
  '0025_tournament_games': tournamentGames,
  '0026_store': store,
  '0027_orders': orders,
  '0028_tournament_reminders': tournamentReminders,
  '0029_payout_holds': payoutHolds,
  '0030_fair_play': fairPlay,
  '0031_fair_play_looks': fairPlayLooks,
  '0032_session_devices': sessionDevices,
  '0033_sent_withdrawals': sentWithdrawals,
  '0034_open_withdrawals': openWithdrawals,
  '0035_operator_trail': operatorTrail,
  '0036_resting_lots': restingLots,
  '0037_held_prizes': heldPrizes,
  '0038_hold_bounds': holdBounds,
  '0039_wallet_moves': walletMoves,
  '0041_password_changes': passwordChanges,
  '0042_security_notices': securityNotices,
  '0043_kept_play_rules': keptPlayRules,
  '0044_resting_deposits': restingDeposits,
  '0045_row_constraints': rowConstraints,
  '0046_proved_constraints': provedConstraints,
  '0047_checkout_language': checkoutLanguage,
  '0048_scrubbed_events': scrubbedEvents,
  '0049_open_corrections': openCorrections,
  '0050_balances_by_owner': balancesByOwner,
  '0051_guarded_lots': guardedLots,
  '0052_prize_notices': prizeNotices,
  '0053_match_ends': matchEnds,
  '0054_match_notices': matchNotices,
  '0055_posting_function': postingFunction,
  '0056_cheap_checks': cheapChecks,
  '0057_factors': factors,
  '0060_sealed_data': sealedData,
  '0061_sealed_indexes': sealedIndexes,
  '0062_email_changes': emailChanges,
  '0065_operator_log': operatorLog,
  '0066_operators': operators,
  '0067_second_operators': secondOperators,
  '0068_people_index': peopleIndex,
  '0069_fair_play_desk': fairPlayDesk,
  '0070_store_desk': storeDesk,
  '0071_desk_today': deskToday,
  '0072_identity_checks': identityChecks,
  '0073_account_recoveries': accountRecoveries,
  '0074_champion_titles': championTitles,
  '0075_failed_mails': failedMails,
  '0076_acts_of_withdrawals': actsOfWithdrawals,
  '0077_scored_games': scoredGames,
  '0078_first_minutes': firstMinutes,
  '0079_paces': paces,
  '0080_proved_paces': provedPaces,
  '0081_chess960': chess960,
  '0082_proved_chess960': provedChess960,
  '0083_house_tournaments': houseTournaments,
  '0084_one_of_a_series': oneOfASeries,
  '0085_berserk': berserk,
  '0086_proved_berserk': provedBerserk,
  '0087_tournament_formats': tournamentFormats,
  '0088_proved_formats': provedFormats,
  '0089_arenas': arenas,
  '0090_proved_arenas': provedArenas,
  '0091_swiss': swiss,
  '0092_proved_swiss': provedSwiss,
  '0093_training': training,
  '0095_explorer': explorer,
  '0096_games_by_end': gamesByEnd,
  '0097_game_summaries': gameSummaries,
  '0099_collections': collections,
  '0100_payout_judgements': payoutJudgements,
  '0101_proved_suspicions': provedSuspicions,
  '0102_puzzles': puzzles,
  '0103_withdrawn_puzzles': withdrawnPuzzles,
  '0104_fair_play_drift': fairPlayDrift,
}
