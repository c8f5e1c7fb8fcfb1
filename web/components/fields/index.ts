export { Choice, Segmented, Select, SelectBox, type ChoiceOption, type Option } from './choices.tsx'
export { DateOfBirth, datePartsOf, readDateOfBirth, type DateParts } from '../sign-in/DateOfBirth.tsx'
export { Tick, TickGroup, TickLists } from './Ticks.tsx'
export { FieldGroup, TextField } from './Field.tsx'
export { MoneyField } from './money/MoneyField.tsx'
export { MoneyInput } from './money/MoneyInput.tsx'
export { newPasswordHint, PasswordField } from '../sign-in/PasswordField.tsx'
export { TinField } from './TinField.tsx'
export {
  doubtOf,
  Phone,
  phoneFault,
  spacedPhone,
  storedPhone,
  typedPhoneOf,
  type TypedPhone,
} from '../sign-in/Phone.tsx'
