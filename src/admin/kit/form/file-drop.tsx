import '@mantine/dropzone/styles.css';
import { Button, Progress, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useRef } from 'react';
import { StaffIcon } from '../staff-icon.tsx';

type FileDropProps = {
	label: string;
	/** What may be brought. */
	hint?: string;
	/** Types that the file dialog offers; what else is dropped comes in too, and the server gives its reasons. */
	accept?: readonly string[];
	multiple?: boolean;
	/** A single file is on its way. */
	isBusy?: boolean;
	/** How many of how many files are in. */
	progress?: { done: number; total: number };
	onFiles: (files: File[]) => void;
};

/** A place to drop files, or to pick them by pointer and keyboard. */
export function FileDrop(props: FileDropProps) {
	const { label, hint, accept, multiple = false, isBusy = false, progress, onFiles } = props;
	const open = useRef<() => void>(null);
	return (
		<Dropzone
			activateOnKeyboard={false}
			openRef={open}
			multiple={multiple}
			loading={isBusy}
			{...(accept ? { accept: [...accept] } : {})}
			onDrop={() => {}}
			onDropAny={(files, rejected) => onFiles([...files, ...rejected.map(({ file }) => file)])}
		>
			<Stack align="center" gap={4} ta="center">
				<Button
					variant="default"
					leftSection={<StaffIcon name="page" size={20} />}
					disabled={isBusy}
					style={{ pointerEvents: 'all' }}
					onClick={(event) => {
						// The place itself opens the same dialog.
						event.stopPropagation();
						open.current?.();
					}}
				>
					{label}
				</Button>
				{hint && <Text c="dimmed">{hint}</Text>}
				{progress && progress.total > 0 && (
					<Progress
						w="100%"
						animated
						color="var(--orange)"
						value={(100 * progress.done) / progress.total}
						aria-label={label}
					/>
				)}
			</Stack>
		</Dropzone>
	);
}
