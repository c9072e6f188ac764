import acts from './acts.json'
import common from './common.json'
import fairPlay from './fairPlay.json'
import log from './log.json'
import operators from './operators.json'
import orders from './orders.json'
import payments from './payments.json'
import people from './people.json'
import signIn from './signIn.json'
import store from './store.json'
import today from './today.json'
import tournaments from './tournaments.json'
import withdrawals from './withdrawals.json'

const texts = {
  acts,
  common,
  fairPlay,
  log,
  operators,
  orders,
  payments,
  people,
  signIn,
  store,
  today,
  tournaments,
  withdrawals,
}

// biome-ignore lint/style/noDefaultExport: a language is fetched as one module
export default texts
