// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInKit } from '../show-in-kit.fixture.tsx';
import { standInForBytes } from './blob-double.fixture.ts';
import { Upload } from './upload.tsx';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];

const file = (name: string, bytes: readonly number[], size = 2048) => {
  const content = new Uint8Array(size);
  content.set(bytes.slice(0, size));
  return new File([content], name, { type: 'image/png' });
};
const labels = {
  choose: 'Choose a file',
  remove: (name: string) => `Remove ${name}`,
  sending: (percent: string) => `Uploading, ${percent}`,
  sent: 'Uploaded',
  faults: { type: 'Only JPEG and PNG', size: 'Too large', empty: 'The file is empty' },
};
const changed = vi.fn();

function Specimen({ progress }: { progress?: number }) {
  const [value, setValue] = useState<File | null>(null);
  const onChange = (next: File | null) => {
    changed(next);
    setValue(next);
  };
  const props = { labels, value, onChange, accept: ['jpeg', 'png'], limit: 4096 } as const;
  return <Upload label="Front" help="All corners visible" progress={progress} {...props} />;
}

/** jsdom's files cannot be read by the method that every browser has. */
beforeEach(() => {
  changed.mockClear();
  standInForBytes();
  let count = 0;
  Object.assign(URL, { createObjectURL: vi.fn(() => `blob:${++count}`), revokeObjectURL: vi.fn() });
});
afterEach(cleanup);

const input = () => screen.getByLabelText<HTMLInputElement>('Front', { selector: 'input' });
const choose = (...files: File[]) => fireEvent.change(input(), { target: { files } });
const settled = () => waitFor(() => expect(changed).toHaveBeenCalled());
const preview = () => document.querySelector('img')?.getAttribute('src');

describe('a form that is sent while its picture is being read', () => {
  const sent = vi.fn();
  const showInForm = () => {
    sent.mockClear();
    showInKit(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(changed.mock.lastCall?.[0]);
        }}
      >
        <Specimen />
        <button type="submit">Send</button>
      </form>,
    );
  };
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

  it('is sent once, with the picture', async () => {
    showInForm();
    const chosen = file('a.png', PNG);
    choose(chosen);
    send();
    send();
    expect(sent).not.toHaveBeenCalled();
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(chosen));
    send();
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('is not sent when the file is no picture', async () => {
    showInForm();
    choose(file('a.png', []));
    send();
    await settled();
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('Upload', () => {
  it.each([
    ['a.png', PNG],
    ['a.jpg', JPEG],
    ['named-otherwise.txt', PNG],
  ])('accepts and shows %s, by its bytes', async (name, bytes) => {
    showInKit(<Specimen />);
    const chosen = file(name, bytes);
    choose(chosen);
    await settled();
    expect(changed).toHaveBeenCalledExactlyOnceWith(chosen);
    await waitFor(() => expect(preview()).toBe('blob:1'));
    expect(screen.getByText(name).parentElement?.textContent).toBe(`${name} · 2\u00a0kB`);
  });

  it.each([
    ['Only JPEG and PNG', file('picture.png', [0x47, 0x49, 0x46])],
    ['Too large', file('large.png', PNG, 4097)],
    ['The file is empty', file('empty.png', [], 0)],
  ])('rejects a file with "%s" beside it', async (text, wrong) => {
    showInKit(<Specimen />);
    choose(wrong);
    await settled();
    expect(changed).toHaveBeenCalledExactlyOnceWith(null);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    const described = input().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(text);
  });

  it('accepts a dropped file', async () => {
    showInKit(<Specimen />);
    const dropped = file('a.png', PNG);
    expect(fireEvent.dragOver(input())).toBe(false);
    fireEvent.drop(input(), { dataTransfer: { files: [dropped] } });
    await settled();
    expect(changed).toHaveBeenCalledExactlyOnceWith(dropped);
  });

  it('marks itself as a drop target while a file is dragged over it', () => {
    showInKit(<Specimen />);
    const zone = input().parentElement;
    const isOver = () => zone?.hasAttribute('data-over');
    const leaveFor = (relatedTarget: Element | null = null) =>
      fireEvent(input(), new MouseEvent('dragleave', { bubbles: true, relatedTarget }));
    fireEvent.dragOver(input());
    expect(isOver()).toBe(true);
    leaveFor(zone?.lastElementChild);
    expect(isOver()).toBe(true);
    leaveFor(document.body);
    expect(isOver()).toBe(false);
  });

  it('after removal forgets the file, revokes its address, and focuses the field', async () => {
    showInKit(<Specimen />);
    choose(file('a.png', PNG));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove a.png' }));
    expect(changed).toHaveBeenLastCalledWith(null);
    expect(preview()).toBeUndefined();
    expect(document.activeElement).toBe(input());
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
  });

  it('revokes the address on unmount', async () => {
    const { unmount } = showInKit(<Specimen />);
    choose(file('a.png', PNG));
    await waitFor(() => expect(preview()).toBe('blob:1'));
    unmount();
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
  });

  it('takes the last of two files chosen in quick succession', async () => {
    showInKit(<Specimen />);
    const last = file('b.png', PNG);
    choose(file('a.png', PNG));
    choose(last);
    await settled();
    expect(changed).toHaveBeenCalledExactlyOnceWith(last);
  });

  it('shows the progress, and accepts nothing else meanwhile', () => {
    showInKit(<Specimen progress={0.62} />);
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.62');
    expect(input().disabled).toBe(true);
  });
});
