import { z } from 'zod'
import type { FieldChange, FieldValue, Saved } from '#services/contract/history.ts'
import type { saveDeskPost } from '#services/contract/post-desk.ts'
import { lockPost, setPostPicture } from '#services/modules/cms/api.ts'
import { type Changing, saveChanges } from '#services/modules/history/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireRight } from '#services/platform/http/principal.ts'
import type { StaffEntry } from '#services/platform/http/scope.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { noSuchPost } from './desk-post.ts'

const PICTURE = 'picture'

const mediaId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .nullable()

type Saving = Changing & Pick<ModuleDeps, 'findPerson'> & { readonly member: StaffEntry }

/** Saves what a form changed of a post, but for what somebody else changed meanwhile. */
export async function savePost(
  trx: Trx,
  { id, changes }: z.output<typeof saveDeskPost.input>,
  { author, clock, findPerson, member }: Saving,
): Promise<Saved> {
  const post = await lockPost(trx, id)
  if (!post) throw noSuchPost()
  if (post.published_at !== null) requireRight(member, 'content.publish')
  const at = clock.now().toISOString()
  return await saveChanges(
    trx,
    { entity: 'post', id: `${id}`, author, at },
    {
      current: { [PICTURE]: post.media_id === null ? null : `${post.media_id}` },
      changes: changes.map(checked),
      async apply(values) {
        if (!values.has(PICTURE)) return
        await setPostPicture(trx, post, { mediaId: idIn(values.get(PICTURE) ?? null), at })
      },
    },
    findPerson,
  )
}

function checked(change: FieldChange): FieldChange {
  if (change.path === PICTURE && mediaId.safeParse(change.value).success) return change
  throw new Refusal(400, `${change.path} cannot be this.`, {
    ...{ code: 'INVALID_INPUT', field: change.path },
  })
}

/** The value was checked before. */
function idIn(value: FieldValue): number | null {
  const given = mediaId.parse(value)
  return given === null ? null : Number(given)
}
