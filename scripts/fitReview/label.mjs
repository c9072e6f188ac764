// node label.mjs FILE SECONDS SEED : lines "fen;cp(stm)"
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { all, order } from './pick.mjs'
const root='../../packages/chess/src/'
const { findMove, gamePosition, isCheck, legalMoves, makeFen, parseUci, playMove, startGame } = await import(root+'index.ts')
const { randomizer } = await import(root+'search/randomPositions.ts')
const [, , file, seconds, seed]=process.argv
const held=new Set(order.slice(0,60).map(g=>g.ucis.join()))
const known=all.map(g=>g.ucis).filter(u=>!held.has(u.join())&&u.length>8)
const random=randomizer(+seed), until=Date.now()+1000*+seconds
const play=(game,move)=>move!==undefined&&move!==null&&playMove(game,move).outcome===null
const anyMove=(game)=>{const m=legalMoves(gamePosition(game));return m[random(m.length)]}
const moveOf=(game,uci)=>findMove(gamePosition(game),parseUci(uci))
function begin(){for(;;){const game=startGame();const isKnown=random(10)<7;const u=known[random(known.length)]
 const lead=isKnown?u.slice(0,4+random(u.length-5)):[];const wild=isKnown?random(3):6+random(7)
 if(lead.every(x=>play(game,moveOf(game,x)))&&Array.from({length:wild}).every(()=>play(game,anyMove(game))))return{game,plies:12+random(40),oneIn:random(2)?10:4,decided:0}}}
const out=createWriteStream(file,{flags:'a'}); let count=0
const sf=spawn('stockfish',{stdio:['pipe','pipe','inherit']}); const asked=[]
function ask(o){o.fen=makeFen(gamePosition(o.game));asked.push(o);sf.stdin.write(`position fen ${o.fen}\ngo nodes 400\n`)}
function record(o,cp,best){const squares=o.fen.split(' ')[0].replace(/\d/g,n=>' '.repeat(+n)).split('/').reverse().join('')
 const sq=n=>n.charCodeAt(0)-97+8*(+n[1]-1); if(squares[sq(best.slice(2))]!==' '||best.length>4||isCheck(gamePosition(o.game)))return
 out.write(`${o.fen};${cp}\n`);count++}
let cp=0
createInterface({input:sf.stdout}).on('line',l=>{
 const m=/ score (cp|mate) (-?\d+)/.exec(l); if(m&&!l.includes('bound'))cp=m[1]==='cp'?+m[2]:+m[2]>0?2000:-2000
 if(!l.startsWith('bestmove'))return
 const best=l.split(' ')[1]; const o=asked.shift()
 if(best==='(none)'){if(Date.now()<until)ask(begin());else if(!asked.length)end();return}
 record(o,cp,best); o.decided=Math.abs(cp)>900?o.decided+1:0; o.plies--
 const move=random(o.oneIn)===0?anyMove(o.game):moveOf(o.game,best)
 if(Date.now()>=until){if(!asked.length)end();return}
 ask(o.plies>0&&o.decided<4&&play(o.game,move)?o:begin())
})
function end(){sf.stdin.write('quit\n');out.end();console.log('positions',count)}
sf.stdin.write('setoption name Hash value 16\nucinewgame\n')
for(let i=0;i<16;i++)ask(begin())
