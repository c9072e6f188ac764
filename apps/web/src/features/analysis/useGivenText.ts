import { useEffect, useRef } from 'react'

/** Hands over what the user pastes or drops on the page, outside its fields and dialogs: a text, or a text file. */
export function useGivenText(onGiven: (given: string | File) => void): void {
  const run = useRef(onGiven)
  useEffect(() => {
    run.current = onGiven
  })
  useEffect(() => {
    const take = (event: Event, data: DataTransfer | null) => {
      if (event.target instanceof Element && event.target.closest('input, textarea, dialog') !== null) return
      const file = data?.files[0]
      const text = data?.getData('text/plain') ?? ''
      if (file === undefined && text === '') return
      event.preventDefault()
      run.current(file ?? text)
    }
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData)
    const drop = (event: DragEvent) => take(event, event.dataTransfer)
    const over = (event: DragEvent) => event.preventDefault()
    document.addEventListener('paste', paste)
    document.addEventListener('drop', drop)
    document.addEventListener('dragover', over)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('drop', drop)
      document.removeEventListener('dragover', over)
    }
  }, [])
}
