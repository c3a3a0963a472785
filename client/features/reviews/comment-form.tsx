import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame, useField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { INPUT } from '#client/ui/input-class.ts'
import { MAX_COMMENT } from '#services/contract/rules/comment-limits.ts'
import { aboutOf, COMMENT_INTENT, type CommentTarget, contentOf } from './comment-target.ts'
import type { CommentFormSiteFragment, OwnCommentFieldsFragment } from './own-comments.generated.ts'
import { useCreateCommentMutation, useUpdateCommentMutation } from './own-comments.generated.ts'
import { ruleOptions } from './rule-options.ts'
import { StarField } from './star-field.tsx'

type CommentFormProps = {
  readonly target: CommentTarget
  readonly site: CommentFormSiteFragment
  /** The one to change; null for a new one. */
  readonly edited: OwnCommentFieldsFragment | null
  onSaved(): void
}

export function CommentForm({ target, site, edited, onSaved }: CommentFormProps): ReactElement {
  const { t } = useTranslation('reviews')
  const toasts = useToastStore()
  const create = useSend(useCreateCommentMutation)
  const update = useSend(useUpdateCommentMutation)
  const isReview = target.kind === 'review'
  const options = ruleOptions(target.kind, site.reviewOptions)
  const titles = edited
    ? ([t('form.editReview'), t('form.editComment')] as const)
    : ([t('form.newReview'), t('form.newComment')] as const)

  const form = useMutationForm({
    intent: COMMENT_INTENT,
    rules: async () => (await import('#services/contract/rules/comment.ts')).commentRules(options),
    async send(values) {
      const content = contentOf(values)
      return edited
        ? await update({ id: edited.id, ...content })
        : await create({ ...aboutOf(target), ...content })
    },
    onDone({ comment }) {
      toasts.show('success', t(`saved.${comment.state}`))
      onSaved()
    },
  })

  return (
    <section aria-labelledby="comment-form">
      <h2 id="comment-form" className="mb-5 display text-section">
        {titles[isReview ? 0 : 1]}
      </h2>
      <Form form={form} labelledBy="comment-form" className="max-w-xl">
        {edited ? <input type="hidden" name="id" value={edited.id} /> : null}
        {isReview ? (
          <StarField
            most={site.numberOfStars}
            defaultValue={edited?.rating ?? null}
            isOptional={!options.requiresStars}
          />
        ) : null}
        <TextField
          defaultValue={edited?.text ?? ''}
          isOptional={isReview && !options.requiresText}
        />
        <p className="text-base text-ink-soft">
          {isReview ? t('form.signature') : t('form.signatureComment')}{' '}
          {site.reviewOptions?.waitsForStaff ? t('form.waits') : null}
        </p>
        <SubmitButton>{edited ? t('form.save') : t('form.send')}</SubmitButton>
      </Form>
    </section>
  )
}

type TextFieldProps = { readonly defaultValue: string; readonly isOptional: boolean }

function TextField({ defaultValue, isOptional }: TextFieldProps): ReactElement {
  const { t } = useTranslation('reviews')
  const field = useField('text', true)
  return (
    <FieldFrame
      field={field}
      label={t('form.text')}
      hint={t('form.textHint', { most: MAX_COMMENT })}
      isOptional={isOptional}
    >
      <textarea
        {...field.attributes}
        name="text"
        rows={6}
        maxLength={MAX_COMMENT}
        required={!isOptional}
        defaultValue={field.typed ?? defaultValue}
        className={INPUT}
      />
    </FieldFrame>
  )
}
