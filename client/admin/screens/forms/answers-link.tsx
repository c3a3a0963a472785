import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useHasRight } from '#client/admin/session/session.ts'

type AnswersLinkProps = {
  readonly form: { readonly id: string; readonly answers: number }
  /** In place of the number alone. */
  readonly text?: string
  readonly className?: string
}

/** The number of answers, which leads to them. */
export function AnswersLink({
  form: { id, answers },
  text,
  className = 'inline-flex min-h-11 min-w-11 items-center text-link',
}: AnswersLinkProps): ReactElement {
  const { t, i18n } = useTranslation('siteForms')
  const mayRead = useHasRight('answers.read')
  const shown = text ?? answers.toLocaleString(i18n.language)
  if (!mayRead || answers === 0) return <span>{shown}</span>
  return (
    <Link
      to={`/admin/form-answers?form=${id}`}
      aria-label={t('answersLink', { count: answers })}
      className={className}
    >
      {shown}
    </Link>
  )
}
