import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { EmailField, Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { ORDER_KEY } from '#client/features/order/order-key.ts'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useTrackOrderMutation } from './track-order.generated.ts'

const TITLE = 'track-order'

const useUncachedTrack = () => useTrackOrderMutation({ fetchPolicy: 'no-cache' })

/** For buyers without an account, or without the mail at hand. */
export function TrackOrderScreen(): ReactElement {
  const { t } = useTranslation('orders')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const track = useSend(useUncachedTrack)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/checkout.ts')).trackOrderRules,
    send: track,
    async onDone({ slug, key }) {
      await navigate(pathTo('order', { slug }, { [ORDER_KEY]: key }))
    },
    onProblem: ({ code }) =>
      code === 'NOT_FOUND' ? { field: null, text: t('track.notFound') } : undefined,
  })
  return (
    <div className="site-width py-10 md:py-16">
      <Head title={t('track.title')} path={pathTo('trackOrder')} />
      <h1 id={TITLE} className="display text-title">
        {t('track.title')}
      </h1>
      <p className="mt-3 mb-8 max-w-prose text-lead text-ink-soft">{t('track.intro')}</p>
      <Form form={form} labelledBy={TITLE} className="max-w-md">
        <Field
          name="number"
          label={t('track.number')}
          hint={t('track.numberHint')}
          autoComplete="off"
          spellCheck={false}
        />
        <EmailField name="email" label={t('track.email')} autoComplete="email" />
        <SubmitButton>{t('track.submit')}</SubmitButton>
      </Form>
    </div>
  )
}
