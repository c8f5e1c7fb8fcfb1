import type { ReactElement, ReactNode } from 'react'
import { product } from '../../../contract/http/product.ts'
import { darkScheme } from './dark-scheme.ts'
import { styles } from './styles.ts'
import { Table } from './Table.tsx'

/**
 * The sheet every mail is written on: deep green header with a gold rule, the words, who we are.
 * `preview` is the line that a list of mails shows after the subject.
 */
export function MailPage({ preview, children }: { preview: string; children: ReactNode }): ReactElement {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{product.name}</title>
        <style>{darkScheme}</style>
      </head>
      <body className="ground" style={styles.ground}>
        <div data-skip-in-text="true" style={styles.unseen}>
          {preview}
        </div>
        <Table className="sheet" style={styles.column}>
          <tr data-skip-in-text="true">
            <td className="deep" style={styles.header}>
              <p className="on-deep" style={styles.name}>
                {product.name}
              </p>
            </td>
          </tr>
          <tr>
            <td style={styles.body}>{children}</td>
          </tr>
          <tr>
            <td className="ink-2" style={styles.footer}>
              <p className="ink-2" style={styles.quiet}>
                {product.footer}
              </p>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
}
