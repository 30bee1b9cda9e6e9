import { Button, Popover, TextInput } from '@mantine/core';
import { RichTextEditor as Shell } from '@mantine/tiptap';
import type { ReactNode } from 'react';
import { StaffIcon } from '../staff-icon.tsx';
import styles from './rich-text-field.module.css';

type AskControlProps = {
	/** Of the button in the bar. */
	title: string;
	icon: 'link' | 'tag';
	isActive?: boolean;
	isDisabled?: boolean;
	/** What is typed; undefined while the box is closed. */
	typed: string | undefined;
	field: { label: string; hint: ReactNode; error: ReactNode; maxLength?: number };
	/** Of the button in the box. */
	action: string;
	onOpen: () => void;
	onType: (text: string) => void;
	onClose: () => void;
	onSubmit: () => void;
};

/** A button of the editor's bar that opens a box with one question. */
export function AskControl(props: AskControlProps) {
	const { title, icon, isActive = false, isDisabled = false, typed, field, action } = props;
	const { onOpen, onType, onClose, onSubmit } = props;
	return (
		<Popover opened={typed !== undefined} onChange={(isOpen) => !isOpen && onClose()} trapFocus shadow="md">
			<Popover.Target>
				<Shell.Control
					aria-label={title}
					title={title}
					active={isActive}
					disabled={isDisabled}
					onClick={onOpen}
				>
					<StaffIcon name={icon} size={16} />
				</Shell.Control>
			</Popover.Target>
			<Popover.Dropdown className={styles.ask}>
				<TextInput
					label={field.label}
					description={field.hint}
					value={typed ?? ''}
					error={field.error}
					autoComplete="off"
					maxLength={field.maxLength}
					onChange={(event) => onType(event.currentTarget.value)}
					onKeyDown={(event) => {
						if (event.key !== 'Enter') return;
						event.preventDefault();
						onSubmit();
					}}
				/>
				<Button onClick={onSubmit}>{action}</Button>
			</Popover.Dropdown>
		</Popover>
	);
}
