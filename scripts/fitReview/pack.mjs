import { readFileSync, writeFileSync } from 'node:fs'
const rows=readFileSync('./tuned.txt','utf8').trim().split('\n').map(l=>l.split(' ').map(Number))
const words=rows.map(([m,e])=>m===0&&e===0?'.':`${m}:${e}`)
// runs of nothing as .n
const outw=[];for(let i=0;i<words.length;){if(words[i]==='.'){let j=i;while(words[j]==='.')j++;outw.push(j-i>1?`.${j-i}`:'.');i=j}else outw.push(words[i++])}
const lines=[];let line='';for(const w of outw){if((line+' '+w).length>110){lines.push(line);line=w}else line=line?line+' '+w:w}lines.push(line)
writeFileSync('../../packages/chess/src/search/assessments.ts',`import { pack } from './placement.ts'

// What \`assess\` adds up, learned from a stronger engine's scores: a word for each worth, in the middle game and in the endgame,
// hundredths of a pawn; ".n" stands for n that are nothing.
const LEARNED = \`
${lines.join('\n')}
\`

export const ASSESSMENTS: Int32Array = /* @__PURE__ */ (() =>
  Int32Array.from(
    LEARNED.trim()
      .split(/\\s+/)
      .flatMap((word) => {
        if (word.startsWith('.')) return Array.from({ length: Number(word.slice(1) || 1) }, () => 0)
        const [middle = 0, end = 0] = word.split(':').map(Number)
        return [pack(middle, end)]
      }),
  ))()
`)
