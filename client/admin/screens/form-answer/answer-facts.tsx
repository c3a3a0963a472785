import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useFormat } from '#client/lib/format.ts'
import type { FormAnswerFieldsFragment } from './form-answer.generated.ts'

type FactsProps = { readonly answer: FormAnswerFieldsFragment }

/** When and where it was sent, and the way to answer it. */
export function AnswerFacts({ answer }: FactsProps): ReactElement {
  const { t } = useTranslation('form-answers')
  const format = useFormat()
  const { email, page } = answer
  return (
    <Panel
      title={t('facts')}
      actions={
        email === null ? null : (
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(t('subject', { form: answer.form }))}`}
            className={deskButton('primary')}
          >
            {t('reply')}
          </a>
        )
      }
    >
      <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-3">
        <Fact name={t('columns.form')}>
          <Link
            to={`/admin/form-answers?form=${answer.formId}`}
            className="-my-2 inline-flex min-h-11 items-center font-semibold text-link wrap-anywhere"
          >
            {answer.form}
          </Link>
        </Fact>
        <Fact name={t('columns.createdAt')}>
          <Moment at={answer.createdAt} />
        </Fact>
        {answer.confirmedAt === null ? null : (
          <Fact name={t('columns.confirmedAt')}>
            <Moment at={answer.confirmedAt} />
          </Fact>
        )}
        {page === null ? null : (
          <Fact name={t('page')}>
            <a
              href={page}
              className="-my-2 inline-flex min-h-11 items-center font-semibold text-link wrap-anywhere"
            >
              {page}
            </a>
          </Fact>
        )}
        <Fact name={t('deletedAfter')}>
          <span className="figures">{format.date(answer.deletedAfter)}</span>
        </Fact>
      </dl>
    </Panel>
  )
}

type FactProps = { readonly name: string; readonly children: ReactNode }

function Fact({ name, children }: FactProps): ReactElement {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}
