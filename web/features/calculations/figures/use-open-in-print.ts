import { useEffect } from 'react'

/**
 * Paper cannot be opened: while the page is printed every closed line stands open, and closes again afterwards. So do lines
 * within one that is fetched when it opens.
 */
export function useOpenInPrint(): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const openAll = () => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
        details.open = true
        opened.push(details)
      }
    }
    const arriving = new MutationObserver(openAll)
    const open = () => {
      openAll()
      arriving.observe(document.body, { childList: true, subtree: true })
    }
    const close = () => {
      arriving.disconnect()
      for (const details of opened) details.open = false
      opened = []
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      arriving.disconnect()
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [])
}
