// Runs one bench by its name, prints its figures and writes them to a file.
import { type Figure, makeTable, writeFigures } from './figure.ts'

const name = process.argv[2] ?? ''
const module = (await import(`./${name}.ts`)) as { bench: () => Promise<Figure[]> }
const figures = await module.bench()
writeFigures(name, figures)
console.log(`\n${name}\n${makeTable(figures)}`)
