import { useEffect, useRef } from 'react'
import { decodePgn } from './readPasted.ts'

/** Hands over what the user pastes or drops on the page, outside its fields and dialogs: a text, or a text file. */
export function useGivenText(onText: (text: string) => void): void {
  const run = useRef(onText)
  useEffect(() => {
    run.current = onText
  })
  useEffect(() => {
    const take = async (event: Event, data: DataTransfer | null) => {
      if (event.target instanceof Element && event.target.closest('input, textarea, dialog') !== null) return
      const file = data?.files[0]
      const text = data?.getData('text/plain') ?? ''
      if (file === undefined && text === '') return
      event.preventDefault()
      run.current(file === undefined ? text : decodePgn(await file.arrayBuffer()))
    }
    const paste = (event: ClipboardEvent) => void take(event, event.clipboardData)
    const drop = (event: DragEvent) => void take(event, event.dataTransfer)
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
