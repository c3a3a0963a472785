import { type ComponentProps, type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import type { FormControl } from '#client/features/forms/use-form.ts'
import { FieldInput } from './field-input.tsx'
import type { SiteFormFieldsFragment } from './site-form.generated.ts'

type SiteFormBodyProps = {
  readonly form: Pick<SiteFormFieldsFragment, 'fields' | 'button'>
  readonly control: FormControl
  /** Below the button. */
  readonly below?: ReactElement
  /** Id of its heading; null without one. */
  readonly labelledBy: string | null
  readonly uploadOf: ComponentProps<typeof FieldInput>['uploadOf']
}

/** The fields of a form and its button. */
export function SiteFormBody(props: SiteFormBodyProps): ReactElement {
  const { form, control, below, labelledBy, uploadOf } = props
  const { t } = useTranslation('forms')
  return (
    <Form form={control} {...(labelledBy === null ? { label: t('site.label') } : { labelledBy })}>
      {form.fields.map((field) => (
        <FieldInput key={field.id} {...{ field, uploadOf }} />
      ))}
      <Trap />
      <SubmitButton>{form.button || t('site.send')}</SubmitButton>
      {below}
    </Form>
  )
}

/** Programs that fill in every field fill in this one too; people neither see nor reach it. */
function Trap(): ReactElement {
  const { t } = useTranslation('forms')
  const id = useId()
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{t('site.trap')}</label>
      <input id={id} type="text" name="trap" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
