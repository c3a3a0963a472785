import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionForm } from '#client/features/forms/action-form.tsx'
import { useSend } from '#client/features/forms/use-send.ts'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { type NoticeFieldsFragment, useStopProductNoticeMutation } from './notices.generated.ts'

type NoticeListProps = {
  readonly notices: readonly NoticeFieldsFragment[]
  /** Refetches the list. */
  onStopped(): Promise<unknown>
}

const TITLE = 'notices'

/** The customer's notices, each with a button to stop it. */
export function NoticeList({ notices, onStopped }: NoticeListProps): ReactElement {
  const { t } = useTranslation('notices')
  const toasts = useToastStore()
  const title = useRef<HTMLHeadingElement>(null)
  const stopNotice = useSend(useStopProductNoticeMutation)
  const isRunning = useRef(false)

  async function stop({ id, name }: NoticeFieldsFragment): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    try {
      const { done, problem } = await stopNotice({ id })
      // A notice that is over needs no stop button.
      if (!done && problem?.code !== 'NOT_FOUND') {
        if (problem) toasts.show('error', t('list.failed'))
        return
      }
      toasts.show('success', t('list.stopped', { name }))
      // The pressed button disappears, so move the focus.
      title.current?.focus()
      await onStopped()
    } finally {
      isRunning.current = false
    }
  }

  return (
    <section aria-labelledby={TITLE} className="mt-16">
      <h2 id={TITLE} ref={title} tabIndex={-1} className="display text-section outline-none">
        {t('list.title')}
      </h2>
      <ul className="mt-4 max-w-3xl border-t border-line">
        {notices.map((notice) => (
          <li
            key={notice.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3"
          >
            <Waited notice={notice} />
            <ActionForm
              intent="stopNotice"
              fields={{ id: notice.id }}
              onAction={() => stop(notice).catch(reportError)}
            >
              <button
                type="submit"
                aria-label={t('list.stopThis', { name: notice.name })}
                className={buttonClass('quiet')}
              >
                {t('list.stop')}
              </button>
            </ActionForm>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waited({ notice }: { readonly notice: NoticeFieldsFragment }): ReactElement {
  const { t } = useTranslation('notices')
  const { pathTo } = usePaths()
  const { money, date } = useFormat()
  const { name, slug, price, since } = notice
  return (
    <div className="min-w-0">
      <PathLink path={pathTo('product', { slug })} className="font-semibold break-words text-link">
        {name}
      </PathLink>
      <p className="text-base text-ink-soft figures">
        {price === null ? t('list.stock') : t('list.price', { price: money(price) })}
        {', '}
        {t('list.since', { date: date(since) })}
      </p>
    </div>
  )
}
