import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RecoveryCodes, recoveryFile } from './RecoveryCodes.tsx'

const codes = ['ABCDE23456', 'FGHJK789AB']

it('shows and downloads every code in two halves', () => {
  const markup = renderToStaticMarkup(<RecoveryCodes codes={codes} onKept={() => undefined} />)
  for (const readable of ['ABCDE-23456', 'FGHJK-789AB']) {
    expect(markup).toContain(`<li>${readable}</li>`)
    expect(recoveryFile(codes).split('\n')).toContain(readable)
  }
})
