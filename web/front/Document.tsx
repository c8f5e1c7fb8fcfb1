import type { ReactNode } from 'react'
import { product } from '../../contract/http/product.ts'
import { Icon } from '../components/Icon.tsx'
import toasts from '../components/Toasts.module.css'
import { flashRegionId } from './ids.ts'
import { placeholders, type PageAssets } from './rendered.ts'

const { publicUrl } = placeholders

interface DocumentProps extends PageAssets {
  /** Path of the page; undefined for the page of unknown addresses. */
  address: string | undefined
  /** Name of the page; undefined on the landing page, whose title is the product's name. */
  title: string | undefined
  description: string
  /** Structured data for search engines (schema.org). */
  facts?: object | undefined
  children: ReactNode
}

/** The HTML document of a public page. */
export function Document({
  address,
  title,
  description,
  facts,
  styles,
  script,
  ahead,
  children,
}: DocumentProps) {
  const name = title === undefined ? product.name : `${title} - ${product.name}`
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{name}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#07402c" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d3828" media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        {address === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={`${publicUrl}${address}`} />
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content={product.name} />
            <meta property="og:title" content={title ?? description.replace(/ and consult.*$/, '')} />
            <meta property="og:description" content={description} />
            <meta property="og:url" content={`${publicUrl}${address}`} />
            <meta property="og:image" content={`${publicUrl}/picture.png`} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta
              property="og:image:alt"
              content="Calculate Your Nigerian Tax in Minutes, beside a finished report laid on woven cloth"
            />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {facts !== undefined && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replace(/</g, '\\u003c') }}
          />
        )}
        <script type="module" src={script} data-ahead={ahead.join(' ')} />
      </head>
      <body>
        <div id="root">{children}</div>
      </body>
    </html>
  )
}

/** An empty live region that looks like the client's toasts; the script fills it with the flash message. */
export function FlashMessageRegion() {
  return (
    <output id={flashRegionId} className={toasts.region} aria-live="polite">
      <div className={toasts.toast} hidden>
        <Icon name="check" />
        <span />
        <button type="button" className={toasts.close}>
          <Icon name="close" />
          <span className="hide">Close message</span>
        </button>
      </div>
    </output>
  )
}
