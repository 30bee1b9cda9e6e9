/** A glove as shown in the add-product overlay. */
export type LabelProduct = {
	partNumber: string;
	name: string;
	/** Printed in brackets after the name. */
	label: string;
	/** The same in French; unset if it has not been translated. */
	frenchLabel?: string | undefined;
	/** Sorted by size. */
	sizes: string[];
	/** Empty if there is none. */
	picture: string;
};
