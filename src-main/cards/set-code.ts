/** Short name of a set, as printed beside a number: "FS". Up to six letters and digits, none of them needed. */
export const setCode = /^[\p{L}\p{N}]{0,6}$/u;
