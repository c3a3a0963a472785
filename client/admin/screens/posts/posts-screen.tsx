import type { ReactElement } from 'react'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { Thumbnail } from '#client/admin/ui/thumbnail.tsx'
import { POST_LIST } from '#services/contract/rules/lists/posts.ts'
import { POST_LOOKS } from './post-looks.ts'
import { usePostRowsQuery, usePostViewsQuery } from './posts.generated.ts'

/** News and other posts, also those that are not public. */
export function PostsScreen(): ReactElement {
  const state = useList(POST_LIST)
  const answer = usePostRowsQuery({ variables: state.variables })
  const { data } = usePostViewsQuery()
  return (
    <ListScreen
      {...{ state, answer }}
      name="POSTS"
      area="posts"
      page={answer.data?.postRows}
      views={data?.postViews}
      looks={POST_LOOKS}
      hrefOf={({ id }) => `/admin/posts/${id}`}
      cells={{
        title: ({ title, thumbnail }) => (
          <span className="flex items-center gap-3 md:whitespace-normal">
            <Thumbnail path={thumbnail} />
            {title}
          </span>
        ),
        thumbnail: ({ thumbnail }) => <Thumbnail path={thumbnail} />,
      }}
    />
  )
}
