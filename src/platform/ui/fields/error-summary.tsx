import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../overlays/notice.tsx';
import styles from './error-summary.module.css';

type FieldError = {
	/** The id of the field's control. */
	id: string;
	message: ReactNode;
};

type ErrorSummaryProps = {
	title: ReactNode;
	errors: readonly FieldError[];
	/** Changes with every attempt to submit, so that the summary takes focus each time; 0 leaves focus where it is. */
	attempt: number;
};

/** Above a form that could not be submitted: a link to each invalid field. Takes focus after each attempt. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (attempt > 0) box.current?.focus();
	}, [attempt]);
	if (errors.length === 0) return null;
	return (
		<Notice kind="error" title={title} role="alert" ref={box}>
			<ul className={styles.list}>
				{errors.map(({ id, message }) => (
					<li key={id}>
						<a href={`#${id}`} onClick={() => document.getElementById(id)?.focus()}>
							{message}
						</a>
					</li>
				))}
			</ul>
		</Notice>
	);
}
