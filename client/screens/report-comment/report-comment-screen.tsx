import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useOnce } from '#client/features/forms/action-button.tsx'
import { ActionForm } from '#client/features/forms/action-form.tsx'
import { PostedMessage } from '#client/features/forms/posted-message.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { Head } from '#client/lib/head.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import {
  useReportCommentMutation,
  useReportCommentScreenQuery,
} from './report-comment.generated.ts'
import { REPORT_INTENT } from './report-intent.ts'

const TITLE = 'report-comment'

/** Where any visitor reports what somebody else wrote. */
export function ReportCommentScreen(): ReactElement | null {
  const { t } = useTranslation('reviews')
  const { id = '' } = useParams()
  const { data } = useReportCommentScreenQuery({ variables: { id }, errorPolicy: 'all' })
  const posted = usePosted([REPORT_INTENT])
  const [isDone, setIsDone] = useState(posted?.shown !== undefined)
  const report = useMutationAction(useReportCommentMutation)
  const sending = useOnce(async () => {
    if (await report({ id })) setIsDone(true)
  })
  if (!data?.comment) return null // the loader has answered already
  const { author, text } = data.comment
  return (
    <div className="site-width flex flex-col gap-6 py-10 md:py-16">
      <Head title={t('report.title')} path={null} isHidden />
      <h1 id={TITLE} className="display text-title">
        {t('report.title')}
      </h1>
      <blockquote className="max-w-prose border-l-4 border-line-strong pl-4">
        <p className="font-semibold">{author ?? t('anonymous')}</p>
        {text ? <p className="wrap-anywhere whitespace-pre-line">{text}</p> : null}
      </blockquote>
      {isDone ? (
        <Done />
      ) : (
        <ActionForm intent={REPORT_INTENT} className="max-w-prose" onAction={() => sending.run()}>
          <PostedMessage text={posted?.message ?? ''} />
          <p className="mb-5 text-ink-soft">{t('report.hint')}</p>
          <button
            type="submit"
            aria-disabled={sending.isPending || undefined}
            className={buttonClass('primary')}
          >
            {t('report.send')}
          </button>
        </ActionForm>
      )}
    </div>
  )
}

function Done(): ReactElement {
  const { t } = useTranslation('reviews')
  const text = useRef<HTMLParagraphElement>(null)
  // The pressed button disappears, so move the focus.
  useEffect(() => text.current?.focus(), [])
  return (
    <p
      ref={text}
      role="status"
      tabIndex={-1}
      className="max-w-prose border-l-4 border-leaf pl-4 font-semibold outline-none"
    >
      {t('report.done')}
    </p>
  )
}
