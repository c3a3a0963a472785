import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { fileSize } from '#client/admin/ui/file-size.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useFormat } from '#client/lib/format.ts'
import type {
  FormAnswerFieldFieldsFragment,
  FormAnswerFieldsFragment,
} from './form-answer.generated.ts'

type FieldsProps = { readonly answer: FormAnswerFieldsFragment }

/** Labels as the form showed them then, and what was answered. */
export function AnswerFields({ answer: { fields } }: FieldsProps): ReactElement {
  const { t } = useTranslation('form-answers')
  return (
    <Panel title={t('sent')}>
      <dl className="flex flex-col gap-4">
        {fields.map((field) => (
          <div key={field.id}>
            <dt className="text-ink-soft wrap-anywhere">{field.label}</dt>
            <dd className="mt-1 min-w-0">
              <FieldValue field={field} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

type ValueProps = { readonly field: FormAnswerFieldFieldsFragment }

function FieldValue({ field: { type, values, files } }: ValueProps): ReactElement {
  const { i18n } = useTranslation()
  const format = useFormat()
  const [first = ''] = values
  if (files.length > 0) {
    return (
      <ul className="-my-2 flex flex-col">
        {files.map(({ id, name, bytes, path }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <a
              href={path}
              download
              className="inline-flex min-h-11 items-center font-semibold text-link wrap-anywhere"
            >
              {name}
            </a>
            <span className="figures text-ink-soft">{fileSize(bytes, i18n.language)}</span>
          </li>
        ))}
      </ul>
    )
  }
  if (type === 'EMAIL' || type === 'PHONE') {
    const href = type === 'EMAIL' ? `mailto:${first}` : `tel:${first.replaceAll(/[^+\d]/g, '')}`
    return (
      <a
        href={href}
        className="-my-2 inline-flex min-h-11 items-center font-semibold text-link wrap-anywhere"
      >
        {first}
      </a>
    )
  }
  return (
    <p className="max-w-prose wrap-anywhere whitespace-pre-line">
      {type === 'DATE' ? format.date(first) : values.join(', ')}
    </p>
  )
}
