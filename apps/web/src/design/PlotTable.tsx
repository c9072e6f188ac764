import type { ReactNode } from 'react'

type PlotTableProps = {
  /** Names the table, on the line that opens it. */
  title: string
  columns: readonly string[]
  /** `cells` has one entry per column; the first is the row's heading. */
  rows: readonly { key: number; cells: readonly ReactNode[] }[]
}

/** The points of a plot as a table that scrolls, closed at first. */
export const PlotTable = ({ title, columns, rows }: PlotTableProps) => (
  <details className="plot-table">
    <summary>{title}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access */}
    <section tabIndex={0} aria-label={title}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [heading, ...others] }) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </details>
)
