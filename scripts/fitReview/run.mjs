// node run.mjs out.json [set.json] : the review itself, all that it says, resumable by game
import { readFileSync, writeFileSync, existsSync } from 'node:fs'
const root=(process.env.SRC||'../..')+'/packages/chess/src/'
const { evaluateGame } = await import(root+'review/evaluateGame.ts')
const { judgedGames } = process.argv[3]?{judgedGames:JSON.parse(readFileSync(process.argv[3]))}:await import(root+'review/judgedGames.ts')
const { REVIEW_PASSES } = await import(root+'review/reviewPasses.ts')
const out=existsSync(process.argv[2])?JSON.parse(readFileSync(process.argv[2])):[]
for(const g of judgedGames.slice(out.length)){const c=process.cpuUsage();const rows=[]
 for(const {ply,evaluation} of evaluateGame({ucis:g.ucis},{passes:REVIEW_PASSES.slice(-1)}))rows[ply]=evaluation
 const d=process.cpuUsage(c); out.push({name:g.name,cpu:(d.user+d.system)/1e6,rows});writeFileSync(process.argv[2],JSON.stringify(out))
 console.log(out.length,g.name,g.ucis.length,((d.user+d.system)/1e6).toFixed(1),new Date().toISOString().slice(11,19))}
