import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '#client/features/forms/use-ask.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { ShareWishlistDocument } from './share-list.generated.ts'

/** An address under which others read the list, until its owner ends that. */
export function ShareList(): ReactElement {
  const { t } = useTranslation('wishes')
  const { absolute } = usePaths()
  const ask = useAsk()
  const toasts = useToastStore()
  const [address, setAddress] = useState<string | null>(null)

  async function share(isShared: boolean): Promise<void> {
    const answer = (await ask(ShareWishlistDocument, { isShared }))?.shareWishlist
    if (answer === undefined) return
    if (answer.__typename !== 'ShareWishlistSuccess') {
      toasts.show('error', t('share.refused'))
      return
    }
    setAddress(answer.path === null ? null : absolute(answer.path))
    if (!isShared) toasts.show('success', t('share.stopped'))
  }

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      toasts.show('success', t('share.copied'))
    } catch {
      toasts.show('error', t('share.copyByHand')) // not allowed here: the address can be marked
    }
  }

  return (
    <section aria-labelledby="share" className="mt-16 rounded-lg bg-sand p-6 md:p-8">
      <h2 id="share" className="display text-section">
        {t('share.title')}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{t('share.hint')}</p>
      <div className="mt-5 flex flex-wrap items-end gap-3">
        {address === null ? (
          <button
            type="button"
            onClick={() => share(true).catch(reportError)}
            className={`${buttonClass('secondary')} max-sm:w-full`}
          >
            {t('share.start')}
          </button>
        ) : (
          <>
            <label className="flex w-full max-w-xl flex-col gap-1">
              {t('share.address')}
              <input
                ref={focus}
                readOnly
                value={address}
                onFocus={(event) => event.currentTarget.select()}
                className="min-h-12 rounded-sm border border-line-strong bg-white px-4"
              />
            </label>
            <button
              type="button"
              onClick={() => copy(address).catch(reportError)}
              className={`${buttonClass('secondary')} max-sm:w-full`}
            >
              {t('share.copy')}
            </button>
          </>
        )}
        {/* Always: whether an address made earlier still leads here, this page does not know. */}
        <button
          type="button"
          onClick={() => share(false).catch(reportError)}
          className={`${buttonClass('quiet')} max-sm:w-full`}
        >
          {t('share.stop')}
        </button>
      </div>
    </section>
  )
}

/** The button that made the address is gone. */
function focus(element: HTMLElement | null): void {
  element?.focus()
}
