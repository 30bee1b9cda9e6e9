import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { WaitingCount } from '../../kit/figures/waiting-count.tsx';
import { StaffIcon } from '../../kit/staff-icon.tsx';
import styles from './staff-menu.module.css';

type StaffMenuProps = {
	/** The button's accessible name, also its text unless `shown` is given. */
	label: string;
	shown?: ReactNode;
	className?: string;
	/** The number of waiting items behind its links; hidden for 0. */
	count?: number;
	/** Aligns the menu with the button's right end. */
	atEnd?: boolean;
	/** One of its links is the current page. */
	isCurrent?: boolean;
	children: ReactNode;
};

/**
 * A button that shows links below itself (the disclosure pattern). Escape, a click outside or
 * moving the focus out closes it.
 */
export function StaffMenu({
	label,
	shown,
	className,
	count,
	atEnd = false,
	isCurrent,
	children,
}: StaffMenuProps) {
	const [isOpen, setIsOpen] = useState(false);
	const root = useRef<HTMLDivElement>(null);
	const id = useId();
	const { key } = useLocation();

	// biome-ignore lint/correctness/useExhaustiveDependencies: closes after each navigation
	useEffect(() => setIsOpen(false), [key]);

	useEffect(() => {
		if (!isOpen) return;
		const onPress = (event: PointerEvent) => {
			if (!root.current?.contains(event.target as Node)) setIsOpen(false);
		};
		document.addEventListener('pointerdown', onPress);
		return () => document.removeEventListener('pointerdown', onPress);
	}, [isOpen]);

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: handles key events of the button and links inside it
		<div
			ref={root}
			className={styles.root}
			onKeyDown={(event) => {
				if (event.key !== 'Escape' || !isOpen) return;
				setIsOpen(false);
				root.current?.querySelector('button')?.focus();
			}}
			onBlur={(event) => {
				if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setIsOpen(false);
			}}
		>
			<button
				type="button"
				className={className}
				data-current={isCurrent}
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setIsOpen(!isOpen)}
			>
				{shown ? (
					<>
						{shown}
						<span className="sr-only">{label}</span>
					</>
				) : (
					<>
						{label}
						<WaitingCount count={count} />
						<StaffIcon name="chevron" size={18} />
					</>
				)}
			</button>
			<div id={id} className={styles.list} data-end={atEnd} hidden={!isOpen}>
				{children}
			</div>
		</div>
	);
}
