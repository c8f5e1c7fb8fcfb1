import { disclaimer } from './disclaimer.ts'
import { eula } from './eula.ts'
import { LegalPage } from './LegalPage.tsx'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

export const Terms = () => <LegalPage document={terms} />
export const Privacy = () => <LegalPage document={privacy} />
export const Eula = () => <LegalPage document={eula} />
export const Disclaimer = () => <LegalPage document={disclaimer} />
