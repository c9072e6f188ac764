import type account from './locales/pt-BR/account.json'
import type adult from './locales/pt-BR/adult.json'
import type analysis from './locales/pt-BR/analysis.json'
import type app from './locales/pt-BR/app.json'
import type appearance from './locales/pt-BR/appearance.json'
import type arena from './locales/pt-BR/arena.json'
import type bot from './locales/pt-BR/bot.json'
import type chat from './locales/pt-BR/chat.json'
import type collection from './locales/pt-BR/collection.json'
import type common from './locales/pt-BR/common.json'
import type confirmation from './locales/pt-BR/confirmation.json'
import type editor from './locales/pt-BR/editor.json'
import type footer from './locales/pt-BR/footer.json'
import type game from './locales/pt-BR/game.json'
import type hallOfFame from './locales/pt-BR/hallOfFame.json'
import type home from './locales/pt-BR/home.json'
import type introduction from './locales/pt-BR/introduction.json'
import type invitation from './locales/pt-BR/invitation.json'
import type legal from './locales/pt-BR/legal.json'
import type liveGames from './locales/pt-BR/liveGames.json'
import type lobby from './locales/pt-BR/lobby.json'
import type losses from './locales/pt-BR/losses.json'
import type matchmaking from './locales/pt-BR/matchmaking.json'
import type ownData from './locales/pt-BR/ownData.json'
import type ownGames from './locales/pt-BR/ownGames.json'
import type pace from './locales/pt-BR/pace.json'
import type player from './locales/pt-BR/player.json'
import type premium from './locales/pt-BR/premium.json'
import type profile from './locales/pt-BR/profile.json'
import type review from './locales/pt-BR/review.json'
import type store from './locales/pt-BR/store.json'
import type swiss from './locales/pt-BR/swiss.json'
import type tournament from './locales/pt-BR/tournament.json'
import type training from './locales/pt-BR/training.json'
import type wager from './locales/pt-BR/wager.json'
import type wallet from './locales/pt-BR/wallet.json'

// Keys are checked against the Portuguese texts; each screen's folder has a namespace.
declare module '@lance/texts' {
  interface TextResources {
    account: typeof account
    adult: typeof adult
    analysis: typeof analysis
    app: typeof app
    bot: typeof bot
    appearance: typeof appearance
    arena: typeof arena
    chat: typeof chat
    collection: typeof collection
    common: typeof common
    confirmation: typeof confirmation
    editor: typeof editor
    footer: typeof footer
    game: typeof game
    hallOfFame: typeof hallOfFame
    home: typeof home
    introduction: typeof introduction
    invitation: typeof invitation
    legal: typeof legal
    liveGames: typeof liveGames
    lobby: typeof lobby
    losses: typeof losses
    matchmaking: typeof matchmaking
    ownData: typeof ownData
    ownGames: typeof ownGames
    pace: typeof pace
    player: typeof player
    premium: typeof premium
    profile: typeof profile
    review: typeof review
    store: typeof store
    swiss: typeof swiss
    tournament: typeof tournament
    training: typeof training
    wager: typeof wager
    wallet: typeof wallet
  }
}
