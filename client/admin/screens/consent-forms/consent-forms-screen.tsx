import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { type ConsentFormsFieldsFragment, useConsentFormsQuery } from './consent-forms.generated.ts'
import { FormDialog } from './form-dialog.tsx'

type Plan = ConsentFormsFieldsFragment['forms'][number]

/** The consents of each form of the site. */
export function ConsentFormsScreen(): ReactElement {
  const { t } = useTranslation('consents')
  const [open, setOpen] = useState<Plan['form'] | null>(null)
  const { data, error, refetch } = useConsentFormsQuery()
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { forms, consents } = data.consentForms
  const chosen = forms.find(({ form }) => form === open)
  return (
    <>
      <ScreenHead title={t('forms.title')} />
      <p className="-mt-3 mb-5 max-w-prose text-ink-soft md:-mt-5">{t('forms.text')}</p>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {forms.map((plan) => (
          <Panel
            key={plan.form}
            title={t(`words.${plan.form}`)}
            actions={
              <button
                type="button"
                aria-label={t('forms.editNamed', { name: t(`words.${plan.form}`) })}
                onClick={() => setOpen(plan.form)}
                className={deskButton()}
              >
                {t('forms.edit')}
              </button>
            }
          >
            <FormPlan plan={plan} />
          </Panel>
        ))}
      </div>
      {chosen ? (
        <FormDialog plan={chosen} choices={consents} onClose={() => setOpen(null)} />
      ) : null}
    </>
  )
}

function FormPlan({ plan: { consents } }: { readonly plan: Plan }): ReactElement {
  const { t } = useTranslation('consents')
  if (consents.length === 0) return <p className="text-ink-soft">{t('forms.none')}</p>
  return (
    <ol className="-my-3 divide-y divide-line">
      {consents.map(({ number, text, isRequired }) => (
        <li key={number} className="flex items-start justify-between gap-3 py-3">
          <Link to={`/admin/consent/${number}`} className="min-w-0 text-link">
            <span className="line-clamp-2">{text}</span>
          </Link>
          <span className="flex-none">
            <Tag look={isRequired ? 'warning' : 'plain'}>
              {isRequired ? t('places.required') : t('places.optional')}
            </Tag>
          </span>
        </li>
      ))}
    </ol>
  )
}
