import { isTinLong, readTin, tinWords } from '../../../tax/answers/tin.ts'
import { TextField, type TextFieldProps } from './Field.tsx'
import { useFaultInTime } from './use-fault-in-time.ts'

/**
 * A Tax ID: 12 digits get their hyphen when the field is left. Its fault is told then, and while more is typed than a Tax
 * ID has [spec 20.3].
 */
export function TinField({ error: given, value, onChange, ...frame }: TextFieldProps) {
  const read = readTin(value)
  const fault = value.trim() === '' || read !== null ? undefined : tinWords
  const { error, onBlur } = useFaultInTime({ given, fault, text: value, isWhole: isTinLong(value) })
  return (
    <TextField
      {...frame}
      error={error}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={onChange}
      onBlur={() => {
        if (read !== null && read !== value) onChange(read)
        onBlur()
      }}
    />
  )
}
