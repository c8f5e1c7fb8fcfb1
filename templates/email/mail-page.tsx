import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { product } from '../../contract/http/product.ts'
import { darkScheme, styles } from './styles.ts'

/** A mail as a template: its subject, what it shows, and a model that shows it at work. */
export interface MailTemplate<Model> {
  /** Fixed words only: nothing a person typed ever stands in a header [security S23]. */
  subject: string | ((model: Model) => string)
  Body: (model: Model) => ReactElement
  /** Made-up values, for the preview page and for tests. */
  sample: Model
  /** Others by name, where the mail says different things. */
  samples?: Readonly<Record<string, Model>>
}

/** A mail ready to hand over. */
export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** A table that only places things: mail programs know no other layout they all agree on. */
function Table(props: {
  className?: string
  style: CSSProperties
  children: ReactNode
  /** Left out of the plain text. */
  htmlOnly?: boolean
}): ReactElement {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className={props.className}
      style={props.style}
      data-skip-in-text={props.htmlOnly ? 'true' : undefined}
    >
      <tbody>{props.children}</tbody>
    </table>
  )
}

/**
 * The page of every mail: deep green header with a gold rule, its content, who we are.
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
        <div data-skip-in-text="true" style={styles.preview}>
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

/** What the mail is about, once, at the top. */
export function Heading({ children }: { children: string }): ReactElement {
  return (
    <h1 className="ink" style={styles.heading}>
      {children}
    </h1>
  )
}

/** A paragraph. */
export function Paragraph({ children }: { children: ReactNode }): ReactElement {
  return (
    <p className="ink" style={styles.paragraph}>
      {children}
    </p>
  )
}

/** A link that shows its whole address, so that it can be checked and copied. */
export function PlainLink({ to }: { to: string }): ReactElement {
  return (
    <a className="link" href={to} style={styles.link}>
      {to}
    </a>
  )
}

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
      <Paragraph>
        The whole link, to copy into a browser:
        <br />
        <PlainLink to={link} />
      </Paragraph>
    </>
  )
}
