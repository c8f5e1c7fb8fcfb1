import { useEffect } from 'react'
import { product } from '../../contract/http/product.ts'

let step: string | undefined
let pagesInError = 0

function write(): void {
  const title = step === undefined ? product.name : `${step} - ${product.name}`
  document.title = pagesInError > 0 ? `Error: ${title}` : title
}

/** The document's title: "Step - NaijaTax"; the product name alone without a step (`/` and /account). */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    step = title
    write()
  }, [title])
}

/** While `active`, the title starts with "Error: ", so that a tab and a screen reader tell it first. */
export function useErrorTitle(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined
    pagesInError += 1
    write()
    return () => {
      pagesInError -= 1
      write()
    }
  }, [active])
}
