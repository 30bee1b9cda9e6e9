import '@mantine/dropzone/styles.css';
import { Button, Progress, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useRef } from 'react';
import { StaffIcon } from '../staff-icon.tsx';

type FileDropProps = {
	label: string;
	/** Which files are accepted, in words. */
	hint?: string;
	/** File types that the file dialog offers; other dropped files are passed on too, for the server to reject. */
	accept?: readonly string[];
	multiple?: boolean;
	/** A single file is being uploaded. */
	isBusy?: boolean;
	/** The number of files uploaded so far. */
	progress?: { done: number; total: number };
	onFiles: (files: File[]) => void;
};

/** A drop zone for files, which can also be chosen by pointer or keyboard. */
export function FileDrop(props: FileDropProps) {
	const { label, hint, accept, multiple = false, isBusy = false, progress, onFiles } = props;
	const open = useRef<() => void>(null);
	return (
		<Dropzone
			activateOnKeyboard={false}
			openRef={open}
			inputProps={{ 'aria-label': label }}
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
						// A click on the drop zone itself opens the same dialog.
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
