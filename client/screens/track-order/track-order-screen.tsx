import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { EmailField, Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useForm } from '#client/features/forms/use-form.ts'
import { ORDER_KEY } from '#client/features/order/order-key.ts'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useTrackOrderMutation } from './track-order.generated.ts'

const TITLE = 'track-order'

/** For buyers without an account, or without the mail at hand. */
export function TrackOrderScreen(): ReactElement {
  const { t } = useTranslation('orders')
  const { t: inForms } = useTranslation('forms')
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const [track] = useTrackOrderMutation({ fetchPolicy: 'no-cache' })
  const form = useForm({
    rules: async () => (await import('#services/contract/rules/checkout.ts')).trackOrderRules,
    submit: async (input) => {
      const answer = (await track({ variables: { input } })).data?.trackOrder
      if (answer?.__typename === 'TrackOrderSuccess') {
        const { slug, key } = answer
        await navigate(pathTo('order', { slug }, { [ORDER_KEY]: key }))
        return null
      }
      if (answer?.code === 'NOT_FOUND') return { field: null, text: t('track.notFound') }
      return refusalOf(inForms, answer)
    },
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
