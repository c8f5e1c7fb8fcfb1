import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { v7 as newId } from 'uuid'
import { useNavigate } from '../../router.ts'
import { useUser } from '../../session/index.ts'
import { draftKey } from '../calculations/index.ts'
import { shelfOf } from './autosave/index.ts'
import { notOnServer } from './opening.ts'
import { beginning } from './start-draft.ts'

/**
 * Starts a draft with an id of our own, so that it starts offline as well. It is on the shelf before it is
 * anywhere else: a reload or a closed tab finds it there.
 */
export function StartDraft() {
  const user = useUser()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [id] = useState(() => newId())

  useEffect(() => {
    shelfOf(user.id, id, localStorage).put({ content: beginning(user), base: null })
    queries.setQueryData(draftKey(id), notOnServer)
    void navigate(`/questionnaire?draft=${id}`, { replace: true })
  }, [id, user, navigate, queries])

  return null
}
