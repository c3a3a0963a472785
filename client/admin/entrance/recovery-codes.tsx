import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'

type RecoveryCodesProps = { readonly codes: readonly string[]; onSaved(): void }

/** Nothing shows them again. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps): ReactElement {
  const { t } = useTranslation('entrance')
  const toasts = useToastStore()
  const text = codes.join('\n')

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      toasts.show('success', t('recovery.copied'))
    } catch {
      toasts.show('error', t('recovery.notCopied'))
    }
  }

  return (
    <section aria-labelledby="recovery-codes" className="flex flex-col gap-5">
      <h2 id="recovery-codes" tabIndex={-1} className="display text-2xl outline-none">
        {t('recovery.title')}
      </h2>
      <p>{t('recovery.text')}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-sand px-5 py-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="figures font-semibold select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => copy().catch(reportError)} className={deskButton()}>
          {t('recovery.copy')}
        </button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="savez-recovery-codes.txt"
          className={deskButton()}
        >
          {t('recovery.download')}
        </a>
      </div>
      <button type="button" onClick={onSaved} className={`${deskButton('primary')} self-start`}>
        {t('recovery.kept')}
      </button>
    </section>
  )
}
