import type { ReactElement } from 'react'
import { styles } from './styles.ts'
import { Table } from './Table.tsx'
import { PlainLink, Words } from './Words.tsx'

/** The one button of a mail, with its link in full below: for programs that show no button, and for copying. */
export function Action({ label, link }: { label: string; link: string }): ReactElement {
  return (
    <>
      <Table style={{ margin: '8px 0 24px' }} htmlOnly>
        <tr>
          <td className="button" style={styles.button}>
            <a className="on-button" href={link} style={styles.buttonLabel}>
              {label}
            </a>
          </td>
        </tr>
      </Table>
      <Words>
        The whole link, to copy into a browser:
        <br />
        <PlainLink to={link} />
      </Words>
    </>
  )
}
