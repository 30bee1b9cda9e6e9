import { Checkbox, type CheckboxProps } from '@mantine/core';
import type { ReactNode } from 'react';

type PickBoxProps = {
	/** The row that it picks, for screen readers. */
	label: string;
	isPicked: boolean;
	/** `isRange` with Shift. */
	onToggle: (isRange: boolean) => void;
	className?: string | undefined;
};

/** The checkbox of a row. */
export function PickBox({ label, isPicked, onToggle, className }: PickBoxProps) {
	return (
		<Checkbox
			className={className}
			aria-label={label}
			checked={isPicked}
			onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
		/>
	);
}

type PickAllBoxProps = Pick<CheckboxProps, 'className'> & {
	label: ReactNode;
	/** How many of the shown rows are picked. */
	picked: number;
	shown: number;
	onToggle: () => void;
};

/** The checkbox of all rows of a page. */
export function PickAllBox({ picked, shown, onToggle, ...rest }: PickAllBoxProps) {
	return (
		<Checkbox
			{...rest}
			checked={picked === shown}
			indeterminate={picked > 0 && picked < shown}
			onChange={onToggle}
		/>
	);
}
