import { type FocusEvent, type ReactElement, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#client/ui/icon.tsx'
import { NO_TOASTS, type Toast, type ToastKind } from './toast-store.ts'
import { useToastStore } from './toasts.ts'

const EDGE: Readonly<Record<ToastKind, string>> = {
  notice: 'border-l-tide-light',
  success: 'border-l-tide-light',
  cartChanged: 'border-l-tide-light',
  error: 'border-l-signal',
}

/**
 * Two live regions that are always rendered: screen readers announce only changes inside them. On
 * wide screens they stand at the left, because buttons that act are at the right.
 */
export function ToastRegion(): ReactElement {
  const { t } = useTranslation('frame')
  const store = useToastStore()
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, () => NO_TOASTS)

  function resumeWhenLeft(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) store.resume()
  }

  return (
    <section
      aria-label={t('toasts.label')}
      data-toasts=""
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--notice-height)+var(--bar-height))] z-50 flex flex-col items-center gap-3 p-4 md:items-start md:p-6"
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={resumeWhenLeft}
    >
      <div role="status" className="contents">
        {toasts
          .filter(({ kind }) => kind !== 'error')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} onClose={() => store.close(toast.id)} />
          ))}
      </div>
      <div role="alert" className="contents">
        {toasts
          .filter(({ kind }) => kind === 'error')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} onClose={() => store.close(toast.id)} />
          ))}
      </div>
    </section>
  )
}

type ToastCardProps = { readonly toast: Toast; readonly onClose: () => void }

function ToastCard({ toast: { kind, text, action }, onClose }: ToastCardProps): ReactElement {
  const { t } = useTranslation('frame')

  function act(): void {
    action?.run()
    onClose()
  }

  return (
    <div
      // With forced colours there is no shadow, so the transparent border becomes the frame.
      className={`on-ink pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-md border border-l-4 border-transparent bg-ink-raised py-2 pr-2 pl-5 text-paper shadow-raised ${EDGE[kind]}`}
    >
      <p className="grow">{text}</p>
      {action ? (
        <button
          type="button"
          onClick={act}
          className="min-h-11 shrink-0 rounded-sm px-2 font-semibold underline underline-offset-4 hover:bg-ink"
        >
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        onClick={onClose}
        className="grid size-11 place-items-center rounded-sm hover:bg-ink"
      >
        <span className="sr-only">{t('toasts.close')}</span>
        <Icon name="close" className="size-5" />
      </button>
    </div>
  )
}
