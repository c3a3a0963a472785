import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { useShare } from './use-share.ts'

type ShareListProps = { readonly sharePath: string | null }

/** The public link of the list, until its owner revokes it. */
export function ShareList({ sharePath }: ShareListProps): ReactElement {
  const { t } = useTranslation('wishes')
  const { absolute } = usePaths()
  const toasts = useToastStore()
  const { path, isSending, share } = useShare(sharePath)
  const title = useRef<HTMLHeadingElement>(null)

  async function end(): Promise<void> {
    // The pressed button disappears, so move the focus.
    if (await share(false)) title.current?.focus()
  }

  async function copy(address: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      toasts.show('success', t('share.copied'))
    } catch {
      toasts.show('error', t('share.copyByHand')) // not allowed here: the address can be marked
    }
  }

  const button = (look: 'secondary' | 'quiet') => `${buttonClass(look)} max-sm:w-full`
  return (
    <section aria-labelledby="share" className="mt-16 rounded-lg bg-sand p-6 md:p-8">
      <h2 id="share" ref={title} tabIndex={-1} className="display text-section outline-none">
        {t(path === null ? 'share.title' : 'share.isShared')}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{t('share.hint')}</p>
      <div className="mt-5 flex flex-wrap items-end gap-3">
        {path === null ? (
          <button
            type="button"
            aria-disabled={isSending || undefined}
            onClick={() => share(true).catch(reportError)}
            className={button('secondary')}
          >
            {t('share.start')}
          </button>
        ) : (
          <>
            <Address
              label={t('share.address')}
              address={absolute(path)}
              isNew={path !== sharePath}
            />
            <button
              type="button"
              onClick={() => copy(absolute(path)).catch(reportError)}
              className={button('secondary')}
            >
              {t('share.copy')}
            </button>
            <button
              type="button"
              aria-disabled={isSending || undefined}
              onClick={() => end().catch(reportError)}
              className={button('quiet')}
            >
              {t('share.stop')}
            </button>
          </>
        )}
      </div>
    </section>
  )
}

type AddressProps = {
  readonly label: string
  readonly address: string
  /** The button that created it is gone, so this takes the focus. */
  readonly isNew: boolean
}

function Address({ label, address, isNew }: AddressProps): ReactElement {
  return (
    <label className="flex w-full max-w-xl flex-col gap-1">
      {label}
      <input
        type="text"
        ref={isNew ? focus : null}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        className="min-h-12 rounded-sm border border-line-strong bg-white px-4 text-ellipsis"
      />
    </label>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}
