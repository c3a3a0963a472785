import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { BarCode } from '#client/features/account/bar-code.tsx'
import { useFormat } from '#client/lib/format.ts'
import { useSite } from '#client/lib/site.ts'

type MemberCardProps = {
  readonly card: {
    readonly barcode: string
    readonly holder: string | null
    readonly validUntil: string | null
  }
  readonly name: string
}

/** The card for a till, with its bar code as large as the screen allows. */
export function MemberCard({ card, name }: MemberCardProps): ReactElement {
  const { t } = useTranslation('profile')
  const { date } = useFormat()
  const { logo } = useSite()
  const { barcode, holder, validUntil } = card
  return (
    <section
      aria-label={t('card.label')}
      className="on-ink flex w-full max-w-md flex-col gap-6 rounded-lg bg-ink p-5 text-paper shadow-raised print:w-[85.6mm] print:gap-3 print:border print:border-ink print:bg-white print:p-4 print:text-ink print:shadow-none"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="kicker text-tide-light print:text-ink">{t('card.label')}</p>
          <p className="mt-1 display text-2xl break-words">{holder ?? name}</p>
          <p className="text-base text-ink-text print:text-ink">
            {validUntil === null
              ? t('card.valid')
              : t('card.validUntil', { date: date(validUntil) })}
          </p>
        </div>
        {logo ? (
          <img
            src={logo.url}
            alt=""
            width="48"
            height="56"
            className="h-14 w-auto max-w-28 flex-none object-contain object-right-top"
          />
        ) : null}
      </div>
      <div className="text-ink">
        <BarCode code={barcode} label={t('card.barCode', { code: barcode })} />
      </div>
    </section>
  )
}
