import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import type { OrderFieldsFragment } from './order.generated.ts'
import { WithNumber } from './with-number.tsx'

type Transfer = NonNullable<OrderFieldsFragment['transfer']>

type BankTransferProps = { readonly transfer: Transfer; readonly heldUntil: string | null }

/** Payment details to copy, and codes to scan. */
export function BankTransfer({ transfer, heldUntil }: BankTransferProps): ReactElement {
  const { t } = useTranslation('orders')
  const { money, date, time } = useFormat()
  const { payee, address, iban, model, reference, description, amount } = transfer
  const rows = [
    { name: 'amount', text: money(amount), copied: amount.amount.replace('.', ',') },
    { name: 'payee', text: `${payee}, ${address}`, copied: payee },
    { name: 'iban', text: inGroups(iban), copied: iban },
    { name: 'reference', text: `${model} ${reference}`, copied: reference },
    { name: 'description', text: description, copied: description },
  ] as const
  return (
    <section aria-labelledby="bank-transfer" className="rounded-lg bg-sand p-5 sm:p-8">
      <h2 id="bank-transfer" className="display text-section">
        {t('transfer.title')}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        {heldUntil === null
          ? t('transfer.intro')
          : t('transfer.introUntil', { date: date(heldUntil), time: time(heldUntil) })}
      </p>
      <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <dl className="min-w-0">
          {rows.map(({ name, text, copied }) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line-strong py-2 last:border-b"
            >
              <dt className="text-base text-ink-soft">{t(`transfer.${name}`)}</dt>
              <dd className="row-start-2 text-lg font-semibold break-words figures">
                <WithNumber text={text} />
              </dd>
              <dd className="col-start-2 row-span-2 row-start-1">
                <CopyButton name={t(`transfer.${name}`)} text={copied} />
              </dd>
            </div>
          ))}
        </dl>
        <Codes transfer={transfer} />
      </div>
    </section>
  )
}

function Codes({ transfer: { hub3Url, epcUrl } }: { readonly transfer: Transfer }): ReactElement {
  const { t } = useTranslation('orders')
  return (
    <div className="flex flex-col gap-5">
      <figure className="rounded-md bg-white p-4">
        <img src={hub3Url} alt={t('transfer.hub3')} className="w-full max-w-96" />
        <figcaption className="mt-3 text-base text-ink-soft">{t('transfer.hub3Hint')}</figcaption>
      </figure>
      <figure className="flex items-center gap-4 rounded-md bg-white p-4">
        <img src={epcUrl} alt={t('transfer.epc')} className="size-28 shrink-0" />
        <figcaption className="text-base text-ink-soft">{t('transfer.epcHint')}</figcaption>
      </figure>
    </div>
  )
}

type CopyButtonProps = { readonly name: string; readonly text: string }

function CopyButton({ name, text }: CopyButtonProps): ReactElement | null {
  const { t } = useTranslation('orders')
  const [isCopied, setIsCopied] = useState(false)
  const canCopy = useIsHydrated() && 'clipboard' in navigator

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
  }

  if (!canCopy) return null
  return (
    <button
      type="button"
      onClick={() => copy().catch(reportError)}
      className="min-h-11 shrink-0 px-2 text-base text-link"
    >
      <span aria-hidden="true">{t(isCopied ? 'transfer.copied' : 'transfer.copy')}</span>
      <span role="status" className="sr-only">
        {t(isCopied ? 'transfer.copiedName' : 'transfer.copyName', { name })}
      </span>
    </button>
  )
}

/** The IBAN in groups of four, as banks print it. */
function inGroups(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
