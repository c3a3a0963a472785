import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { useChunk } from '#client/lib/use-chunk.ts'
import { Icon } from '#client/ui/icon.tsx'
import { NOTICE_INTENTS } from './intents.ts'

const loadForm = () => import('./notice-form.tsx')
const ServedForm = lazy(async () => ({ default: (await loadForm()).NoticeForm }))

const TITLE = 'price-notice'

/** Closed: most visitors buy or leave. Its form is fetched once it is opened. */
export function PriceNotice({ productId }: { readonly productId: string }): ReactElement {
  const { t } = useTranslation('notices')
  const details = useRef<HTMLDetailsElement>(null)
  const isPosted = usePosted([NOTICE_INTENTS.PRICE_DROP]) !== null
  const [isOpen, setIsOpen] = useState(isPosted)
  const NoticeForm = useChunk(isOpen, loadForm)?.NoticeForm
  // It may have been opened before scripts ran.
  useEffect(() => {
    if (details.current?.open) setIsOpen(true)
  }, [])
  const form = { kind: 'PRICE_DROP', productId, labelledBy: TITLE, consents: null } as const
  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group -mt-4"
    >
      <summary
        onPointerEnter={() => void loadForm()}
        className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 self-start text-base [&::-webkit-details-marker]:hidden"
      >
        <Icon name="mail" className="size-5" />
        <span id={TITLE} className="text-link">
          {t('price.title')}
        </span>
      </summary>
      <div className="mt-2 rounded-lg bg-sand p-5 md:p-6">
        <p className="mb-4 text-base text-ink-soft">{t('price.hint')}</p>
        {NoticeForm ? (
          <NoticeForm {...form} />
        ) : (
          // Scripts do not render what is in here, so they do not fetch its code either.
          <noscript>
            <Suspense>
              <ServedForm {...form} />
            </Suspense>
          </noscript>
        )}
      </div>
    </details>
  )
}
