import { useEffect, useId, useRef, useState } from 'react'
import { Actions, Button } from '../../components/Button.tsx'
import { TextField } from '../../components/fields/index.ts'
import { momentInWords } from '../../moment.ts'
import type { Made } from './MakeLink.tsx'

/** The address of a new link, this one time: to be copied, or shared where the browser can. */
export function MadeLink({ made: { address, link }, onDone }: { made: Made; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const [said, setSaid] = useState<string>()
  useEffect(() => heading.current?.focus(), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setSaid('The link is copied.')
    } catch {
      document.querySelector<HTMLInputElement>('#shared-address')?.select()
      setSaid('It could not be copied by itself. It is marked: copy it by hand.')
    }
  }
  const share = () =>
    // Closing the device's sheet is no fault.
    navigator.share({ title: 'A tax calculation on NaijaTax', url: address }).catch(() => undefined)

  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        The link for {link.reader}
      </h3>
      <p className="prose">
        It is shown this one time. Send it to {link.reader} alone: whoever has it can read this calculation
        until {momentInWords(link.expiresAt)}, or until you end it.
      </p>
      <TextField
        id="shared-address"
        label="Link"
        readOnly
        spellCheck={false}
        value={address}
        onChange={() => undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Actions spaced>
        <Button onClick={() => void copy()}>Copy the link</Button>
        {'share' in navigator && (
          <Button kind="line" onClick={() => void share()}>
            Share
          </Button>
        )}
        <Button kind="link" onClick={onDone}>
          I have it
        </Button>
      </Actions>
      <output className="small">{said}</output>
    </section>
  )
}
