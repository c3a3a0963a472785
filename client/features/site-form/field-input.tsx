import type { ReactElement } from 'react'
import { ChoiceInput, SeveralInput } from './choice-inputs.tsx'
import { ConsentInput } from './consent-input.tsx'
import type { SiteFormFieldFieldsFragment } from './site-form.generated.ts'
import { LongTextInput, TextInput } from './text-input.tsx'

type FieldInputProps = {
  readonly field: SiteFormFieldFieldsFragment
  /** Draws a field for files, which a preview does not send. */
  uploadOf(field: SiteFormFieldFieldsFragment): ReactElement
}

/** A field by its type. The service adds hidden ones to what is sent. */
export function FieldInput({ field, uploadOf }: FieldInputProps): ReactElement | null {
  switch (field.type) {
    case 'TEXT':
    case 'EMAIL':
    case 'PHONE':
    case 'NUMBER':
    case 'DATE':
      return <TextInput type={field.type} field={field} />
    case 'LONG_TEXT':
      return <LongTextInput field={field} />
    case 'CHOICE':
      return <ChoiceInput field={field} />
    case 'SEVERAL':
      return <SeveralInput field={field} />
    case 'CONSENT':
      return <ConsentInput field={field} />
    case 'UPLOAD':
      return uploadOf(field)
    case 'HIDDEN':
      return null
  }
}
