import type { FileReading } from '../../../../../tax/worksheets/csv/index.ts'

/** Which column became which box, what was not read, and what was understood in its own way. */
export function HowItWasRead({ reading: { columns, unknown, notes } }: { reading: FileReading }) {
  return (
    <>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {unknown.length > 0 && (
        <p>
          Not read, because this list has no such box: {unknown.slice(0, 20).join(', ')}
          {unknown.length > 20 && ` and ${unknown.length - 20} more`}.
        </p>
      )}
      <details className="opens">
        <summary>How the columns were read</summary>
        <ul>
          {columns.map(({ header, label }) => (
            <li key={label}>
              “{header}” as <b>{label}</b>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
