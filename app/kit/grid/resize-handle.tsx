import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { pressedKey } from '../keys/pressed-key.ts';
import { handle } from './heading.css.ts';

const STEP = 16;

interface ResizeHandleProps {
  label: string;
  /** Width in CSS pixels at the usual text size, as all widths here. */
  width: number;
  minWidth: number;
  /** Size of the page's text beside the usual one. */
  scale: number;
  /** Undefined gives the column its part of the room again. */
  onResize: (width: number | undefined) => void;
}

/** Drags a column wider at the end of its heading, or widens it by the arrow keys; Delete and a double press take that back. */
export function ResizeHandle({ label, width, minWidth, scale, onResize }: ResizeHandleProps) {
  const start = useRef({ x: 0, width: 0 });
  const widthNow = ({ currentTarget }: { currentTarget: HTMLElement }) =>
    Math.round((currentTarget.parentElement?.offsetWidth ?? 0) / scale) || width;
  const resize = (next: number) => onResize(Math.max(minWidth, Math.round(next)));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: widthNow(event) };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const moved = (event.clientX - start.current.x) / scale;
    resize(start.current.width + moved * wayOf(event.currentTarget));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const ways: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
    const key = pressedKey(event);
    const way = ways[key];
    if (key === 'Delete') onResize(undefined);
    else if (key === 'Home') resize(minWidth);
    else if (way) resize(widthNow(event) + way * STEP * wayOf(event.currentTarget));
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be dragged.
    <div
      role="separator"
      className={handle}
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(width)}
      aria-valuemin={minWidth}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onDoubleClick={() => onResize(undefined)}
      onKeyDown={onKeyDown}
    />
  );
}

function wayOf(element: HTMLElement): number {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
